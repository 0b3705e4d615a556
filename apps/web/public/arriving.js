// Loaded before the scripts of the page, so that it notices each script and style sheet that fails to load, because the
// connection is lost or the site has been updated in the meantime. It requests them again until they arrive. Code that
// waits for one is not told of the failure and goes on waiting, so no part of a page needs a state of its own for this.
// It does not use React, which may be what is missing.
(() => {
  const pauseMs = () => Math.min(500 * 2 ** rounds, 8000);
  const isOurs = (part) =>
    (part instanceof HTMLScriptElement && part.src.includes('/_next/')) ||
    (part instanceof HTMLLinkElement && part.relList.contains('stylesheet') && part.href.includes('/_next/'));
  const addressOf = (part) => part.src ?? part.href;

  /** What did not arrive, and what has been requested again since. */
  const missing = new Set();
  const asked = new Set();
  /** Rounds since everything was there. */
  let rounds = 0;
  let timer;
  let isOld = false;

  addEventListener(
    'error',
    (event) => {
      const part = event.target;
      if (!isOurs(part)) return;
      event.stopImmediatePropagation();
      asked.delete(part);
      missing.add(part);
      wait(part);
    },
    true,
  );
  addEventListener('online', askAgain);
  document.addEventListener('click', ({ target }) => {
    const wish = target instanceof Element ? target.closest('[data-wish]')?.dataset.wish : undefined;
    if (wish === 'again') askAgain();
    if (wish === 'reload') location.reload();
  });

  /** A first failure may be a brief loss of connection: it is not reported. */
  function wait(part) {
    if (rounds > 0 || !navigator.onLine) void tell(part);
    if (asked.size > 0) return;
    clearTimeout(timer);
    timer = setTimeout(askAgain, pauseMs());
  }

  function askAgain() {
    clearTimeout(timer);
    if (missing.size === 0) return;
    rounds += 1;
    const parts = [...missing];
    missing.clear();
    for (const part of parts) ask(part);
  }

  /** A script runs once, and one that failed never runs: a copy with the same listeners takes its place. */
  function ask(part) {
    const copy = document.createElement(part.localName);
    for (const { name, value } of part.attributes) copy.setAttribute(name, value);
    copy.onload = part.onload;
    copy.onerror = part.onerror;
    asked.add(copy);
    copy.addEventListener('load', () => {
      asked.delete(copy);
      if (asked.size + missing.size > 0) return;
      rounds = 0;
      isOld = false;
      void tell();
    });
    if (part.isConnected) part.replaceWith(copy);
    else document.head.append(copy);
  }

  /** Says what the page waits for, if anything. If a part is gone the page is old, whatever happened to the others. */
  async function tell(failed) {
    if (failed !== undefined && (await isGone(addressOf(failed)))) isOld = true;
    const notice = document.getElementById('missing-parts');
    if (notice === null) return;
    notice.hidden = missing.size + asked.size === 0;
    for (const part of notice.querySelectorAll('[data-when]')) part.hidden = (part.dataset.when === 'old') !== isOld;
  }

  /** Whether the server answers but no longer has the file. */
  async function isGone(address) {
    try {
      return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
    } catch {
      return false;
    }
  }
})();
