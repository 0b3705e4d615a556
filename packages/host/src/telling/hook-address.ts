import type { HookForm } from './hook-forms.ts';
import { HOOK_URL_LENGTH } from './hook-types.ts';

/** The ports that a hook may be at. */
const PORTS = ['', '443', '8443'];
const DISCORD = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/;
const DISCORD_PATH = /^\/api(?:\/v\d+)?\/webhooks\/\d+\/[\w-]+$/;

/**
 * The address of a hook as it is kept; null if it is not valid: over https, at a host with a name, without a password.
 * The name is resolved for each delivery.
 * @param local further origins at which signed hooks may be, such as `http://localhost:4000`
 */
export function hookAddress(form: HookForm, given: string, local: readonly string[] = []): string | null {
  if (given.length > HOOK_URL_LENGTH || !URL.canParse(given)) return null;
  const url = new URL(given);
  if (form === 'signed' && local.includes(url.origin) && url.username === '' && url.password === '') return kept(url);
  const { protocol, username, password, hostname, port, pathname } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || !PORTS.includes(port)) return null;
  // An IP address ends with a digit or a bracket, a name in public use has a dot and ends with a letter.
  if (!/\.[a-z][a-z\d-]*$/.test(hostname)) return null;
  if (form === 'discord' && !(DISCORD.test(hostname) && port === '' && DISCORD_PATH.test(pathname))) return null;
  return kept(url);
}

function kept(url: URL): string | null {
  url.hash = '';
  return url.href.length > HOOK_URL_LENGTH ? null : url.href;
}

/** An address without its secret part: the host, and the end by which its people know it. */
export function placeOf(address: string): string {
  return `${new URL(address).host}/…${address.slice(-4)}`;
}
