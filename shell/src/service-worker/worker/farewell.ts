/**
 * Takes the place of the shop's service worker when that one has to go: deletes everything that it kept, and itself. Open pages go
 * on with the network. `npm run worker:off` puts it into the build.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

const rounds = 5;
const roundMs = 1_000;

async function forget(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('basket-')).map((name) => caches.delete(name)));
}

async function leave(): Promise<void> {
  await forget();
  await self.registration.unregister();
  // Its predecessor may still be keeping what it was asked for before, and makes its caches anew for that.
  for (let round = 0; round < rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, roundMs));
    await forget();
  }
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
