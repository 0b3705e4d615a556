/** A page that has loaded nothing for so long has what it needs, in milliseconds. */
const QUIET_MS = 400;

const count = (): number => performance.getEntriesByType('resource').length;

/** Resolves when the page has stopped loading: what nobody waits for begins then. */
export async function allLoaded(): Promise<void> {
  let before = -1;
  while (count() !== before) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}
