// Shows the notifications of the site. It keeps no pages and answers no requests.
self.addEventListener('push', (event) => {
  const { id, title, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag: id, icon: '/icon.svg', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin).href));
});

/** Shows a page that is open already, or opens it. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === url);
  return open === undefined ? self.clients.openWindow(url) : open.focus();
}
