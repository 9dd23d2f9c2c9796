// The colours of tokens.css are chosen by data-theme, those of the site by its own attribute.
const follow = () => {
  const light = document.body.dataset.mdColorScheme === 'default'
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
}
new MutationObserver(follow).observe(document.body, { attributeFilter: ['data-md-color-scheme'] })
follow()
