/**
 * Where to go after signing in or out: the requested address if it is a page of this site, otherwise its start page.
 * The address is parsed as a browser does it: without tabs and line breaks, and with backslashes as slashes.
 */
export function redirect({ url, baseUrl }: { readonly url: string; readonly baseUrl: string }): string {
  if (!URL.canParse(url, baseUrl)) return baseUrl;
  const { origin, href } = new URL(url, baseUrl);
  return origin === new URL(baseUrl).origin ? href : baseUrl;
}
