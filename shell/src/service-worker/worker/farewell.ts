/**
 * Takes the place of the shop's service worker when that one has to go: deletes everything that it kept, and itself. Open pages go
 * on with the network. `npm run worker:off` puts it into the build.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('basket-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
