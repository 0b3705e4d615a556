/** What a browser would load scripts for while the page is still on its way. Only what Next itself builds is meant. */
const LOADING =
  /<script src="\/_next\/[^"]*"[^>]*><\/script>|<link rel="preload" as="script"[^>]*href="\/_next\/[^"]*"[^>]*>/g;

/** What may go on to be one of them in the next piece, and the end of the page, which they go before. */
const BEGUN = /<(?:[^>]*|script src="[^>]*>(?:<[^>]*)?|\/body>(?:<[^>]*>?)?)$/;

const CLOSING = '</body></html>';

/** A page that arrives in pieces, of any length, and leaves in pieces. */
export interface ScriptsLast {
  readonly push: (piece: string) => string;
  /** The rest. */
  readonly end: () => string;
}

/**
 * Moves the scripts that a page loads behind everything else of it. They are asked for as soon as a browser reads of
 * them; in the head they would share a slow line with the page itself, which has the first picture and is worth seeing
 * before anything runs. Their order stays as it was, and Next runs them in whatever order they come.
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
