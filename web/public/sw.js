// Files with a hash in their name never change: once loaded they are at hand, also on a slow line.
// Pages and the API always come from the server; without it the last page is shown, which says so.

const CACHE = 'malavita'

addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  if (request.method !== 'GET' || path.startsWith('/api/')) return
  if (path.startsWith('/assets/')) event.respondWith(fromCache(request))
  else if (request.mode === 'navigate') event.respondWith(fromServer(request))
})

async function fromCache(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

async function fromServer(request) {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put('/', response.clone())
    return response
  } catch (error) {
    const page = await cache.match('/')
    if (page) return page
    throw error
  }
}
