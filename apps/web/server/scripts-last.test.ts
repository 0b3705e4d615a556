import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const SCRIPT = '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script>';
const OTHER = '<script src="/_next/static/chunks/b.js" noModule="" nonce="n"></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/a.js"/>';
const STAYS = [
  '<script src="/theme.js"></script>',
  '<script nonce="n">self.__next_f.push("<\\/b>")</script>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
  '<p title="a > b">1 < 2 “Ünïts”</p>',
];

/** What a page that arrives in these pieces becomes. */
function sent(pieces: readonly string[]): string {
  const page = scriptsLast();
  return pieces.map(page.push).join('') + page.end();
}

test('scripts and their preloads move behind everything else, in their order; the rest stays where it is', () => {
  const page = `<head>${PRELOAD}${STAYS[2]}${SCRIPT}${STAYS[0]}${OTHER}</head><body>${STAYS[4]}${STAYS[1]}</body></html>`;
  expect(sent([page])).toBe(
    `<head>${STAYS[2]}${STAYS[0]}</head><body>${STAYS[4]}${STAYS[1]}${PRELOAD}${SCRIPT}${OTHER}</body></html>`,
  );
});

test('a page that breaks off keeps its scripts', () => {
  expect(sent([`<head>${SCRIPT}</head><body>`, '<p'])).toBe(`<head></head><body><p${SCRIPT}`);
});

test('what can be shown is not held back for what follows', () => {
  const page = scriptsLast();
  expect(page.push(`<head>${SCRIPT}</head><body><p>The map</p>`)).toBe('<head></head><body><p>The map</p>');
});

test('it makes no difference where a page is split into pieces', () => {
  const part = fc.constantFrom(SCRIPT, OTHER, PRELOAD, ...STAYS);
  fc.assert(
    fc.property(fc.array(part), fc.array(fc.nat(1000)), fc.boolean(), (parts, cuts, isWhole) => {
      const page = parts.join('') + (isWhole ? '</body></html>' : '');
      const at = [0, ...cuts.map((cut) => cut % (page.length + 1)).sort((a, b) => a - b), page.length];
      const pieces = at.slice(1).map((end, i) => page.slice(at[i], end));
      expect(sent(pieces)).toBe(sent([page]));
    }),
  );
});
