// Pages by path: a link inside the site changes the path without loading anything.

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string): void {
    history.pushState(null, '', to)
    this.#read()
    scrollTo(0, 0)
  }

  /** Another address for what is shown already: nothing to go back to. */
  rename(to: string): void {
    history.replaceState(null, '', to)
    this.#read()
  }

  #read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
