import { newsText } from '@sealed-orders/text/pages/news';

/** What browsers and systems call themselves; the first that matches counts, since many name others too. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

/** A name by which a user recognizes a device, from its browser's user agent. */
export const deviceName = (agent: string): string =>
  newsText.devices.nameOf(nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent));
