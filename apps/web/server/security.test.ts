import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { remoteAddress, type SiteSettings } from './security.ts';

async function addressSeen(headers: Record<string, string>, trustProxy: boolean): Promise<readonly unknown[]> {
  const site: SiteSettings = { url: 'http://localhost', names: new Set(), isDevelopment: false, trustProxy };
  const seen = (request: IncomingMessage) => [remoteAddress(request, site), request.headers['x-forwarded-for']];
  const server = createServer((request, response) => void response.end(JSON.stringify(seen(request))));
  const port = await listen(server, 0);
  const response = await fetch(`http://127.0.0.1:${port}`, { headers });
  const answer: unknown[] = JSON.parse(await response.text());
  server.closeAllConnections();
  server.close();
  return answer;
}

test('an address that the request itself claims is ignored, by every later reader of the request', async () => {
  const [address, header] = await addressSeen({ 'x-forwarded-for': '10.1.2.3' }, false);
  expect(address).toBe('127.0.0.1');
  expect(header).toBe(address);
});

test('in a chain of addresses the last one counts, which our proxy wrote', async () => {
  expect(await addressSeen({ 'x-forwarded-for': '10.1.2.3, 10.9.9.9' }, true)).toEqual(['10.9.9.9', '10.9.9.9']);
  const network = '2001:db8:1:2::/64';
  expect(await addressSeen({ 'x-forwarded-for': '2001:db8:1:2::3' }, true)).toEqual([network, network]);
});
