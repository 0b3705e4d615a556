// Share and Print on pages that are whole without scripts. Where this does not run, the buttons are not there.
(() => {
  const address = document.querySelector('link[rel=canonical]')?.href ?? location.href;

  async function share(button) {
    if (navigator.share) {
      // Whoever closes the menu has chosen not to share.
      await navigator.share({ title: document.title, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      button.nextElementSibling.textContent = button.dataset.copied;
    } catch {
      // Browsers copy for sites with https only.
      prompt(button.dataset.address, address);
    }
  }

  const deeds = { share, print: () => print() };
  for (const button of document.querySelectorAll('button[data-deed]')) {
    button.addEventListener('click', () => deeds[button.dataset.deed](button));
    button.hidden = false;
  }
})();
