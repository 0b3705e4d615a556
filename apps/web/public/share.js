// Share and Print on pages that are complete without scripts. If this does not run, the buttons stay hidden.
(() => {
  const address = document.querySelector('link[rel=canonical]')?.href ?? location.href;

  async function share(button) {
    if (navigator.share) {
      // A reader who closes the menu has chosen not to share.
      await navigator.share({ title: document.title, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      button.nextElementSibling.textContent = button.dataset.copied;
    } catch {
      // Browsers let only sites with https copy.
      prompt(button.dataset.address, address);
    }
  }

  const deeds = { share, print: () => print() };
  for (const button of document.querySelectorAll('button[data-deed]')) {
    button.addEventListener('click', () => deeds[button.dataset.deed](button));
    button.hidden = false;
  }
})();
