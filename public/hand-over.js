// Runs in the place of a page for a moment: has the version that waits take over, and loads the page again when it has. A
// version that does not take over within three seconds is left waiting.
const again = () => location.reload();
navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
navigator.serviceWorker.getRegistration().then((registration) => {
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else again();
});
setTimeout(again, 3_000);
