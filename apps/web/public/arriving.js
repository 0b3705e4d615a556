// Loaded before the scripts of the page, so that it hears of each of them, and of each style sheet, that does not come:
// without a connection, or because the site was brought up to date in the meantime. It asks for them again until they
// come. Whoever waits for one hears of no failure and goes on waiting, so no part of a page needs a state of its own.
// Not a part of React's: that may be what is missing.
(() => {
  const pauseMs = () => Math.min(500 * 2 ** rounds, 8000);
  const isOurs = (part) =>
    (part instanceof HTMLScriptElement && part.src.includes('/_next/')) ||
    (part instanceof HTMLLinkElement && part.relList.contains('stylesheet') && part.href.includes('/_next/'));
  const addressOf = (part) => part.src ?? part.href;

  /** What did not come, and what was asked for again since. */
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

  /** A first failure may be a slip of the line: it is not told of. */
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

  /** A script runs once, and one that failed never: a copy takes its place, with those who wait for it. */
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

  /** Says what the page waits for, if anything. One part that is gone makes it old, whatever became of the others. */
  async function tell(failed) {
    if (failed !== undefined && (await isGone(addressOf(failed)))) isOld = true;
    const notice = document.getElementById('missing-parts');
    if (notice === null) return;
    notice.hidden = missing.size + asked.size === 0;
    for (const part of notice.querySelectorAll('[data-when]')) part.hidden = (part.dataset.when === 'old') !== isOld;
  }

  /** Whether the server answers and has no such file any more. */
  async function isGone(address) {
    try {
      return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
    } catch {
      return false;
    }
  }
})();
