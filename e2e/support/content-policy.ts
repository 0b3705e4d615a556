import { expect } from '@playwright/test';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>/g;

/** Only the site's scripts and those with the nonce of this answer may run, and nothing else in the page tries to. */
export function onlyOwnScripts(policy: string, html: string, where: string): void {
  const scripts = directive(policy, 'script-src');
  expect(scripts, where).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]+'$/);
  expect(directive(policy, 'object-src'), where).toBe("'none'");
  expect(directive(policy, 'base-uri'), where).toBe("'self'");
  expect(directive(policy, 'form-action'), where).toBe("'self'");
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
  for (const [, attributes = ''] of html.matchAll(INLINE_SCRIPT)) {
    // Data that no browser runs needs no nonce.
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    expect(attributes, where).toContain(`nonce="${nonce}"`);
  }
  expect(html, `${where}: a handler in an attribute`).not.toMatch(/<[a-z][^<>]*\son[a-z]+="/i);
  expect(html, `${where}: a script as an address`).not.toMatch(/(?:href|src|action)="javascript:/i);
}

/** The sources of one directive. */
const directive = (policy: string, name: string): string =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';
