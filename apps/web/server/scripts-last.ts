/** Tags for which a browser would load scripts while the page is still arriving. Only those that Next builds count. */
const LOADING =
  /<script src="\/_next\/[^"]*"[^>]*><\/script>|<link rel="preload" as="script"[^>]*href="\/_next\/[^"]*"[^>]*>/g;

/** What may continue as one of them in the next piece, and the end of the page, which they precede. */
const BEGUN = /<(?:[^>]*|script src="[^>]*>(?:<[^>]*)?|\/body>(?:<[^>]*>?)?)$/;

const CLOSING = '</body></html>';

/** A page that arrives in pieces, of any length, and leaves in pieces. */
export interface ScriptsLast {
  readonly push: (piece: string) => string;
  /** The rest. */
  readonly end: () => string;
}

/**
 * Moves the scripts of a page behind the rest of it. Browsers request them as soon as they read their tags; in the head
 * they would compete on a slow line with the page itself, which has the first picture and is worth seeing before
 * anything runs. Their order stays the same, and Next runs them in whatever order they arrive.
 */
export function scriptsLast(): ScriptsLast {
  let [held, moved] = ['', ''];
  const push = (piece: string): string => {
    const text = (held + piece).replace(LOADING, (tag) => {
      moved += tag;
      return '';
    });
    const cut = BEGUN.exec(text)?.index ?? text.length;
    held = text.slice(cut);
    return text.slice(0, cut);
  };
  const end = (): string =>
    held.endsWith(CLOSING) ? `${held.slice(0, -CLOSING.length)}${moved}${CLOSING}` : `${held}${moved}`;
  return { push, end };
}
