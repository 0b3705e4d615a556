import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithoutScripts } from './without-scripts.tsx';

const links = (path: string): readonly string[] =>
  [...renderToStaticMarkup(<WithoutScripts path={path} />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');

test.each([
  ['/c/varn-salient', ['/', '/wars', '/rules', '/gazette/varn-salient', '/wars']],
  ['/c/varn-salient/hooks', ['/gazette/varn-salient', '/wars']],
  ['/desk', ['/wars']],
])('%s says what can be read without scripts', (path, hrefs) => {
  expect(links(path)).toEqual(hrefs);
  expect(renderToStaticMarkup(<WithoutScripts path={path} />)).toMatch(/^<noscript>/);
});
