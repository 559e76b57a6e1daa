// Answered in place of the service worker while it is switched off: takes over from any earlier one, clears away what it
// kept and takes itself off the device. Databases are left alone: messages that wait to be sent are in one.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
