import { expect, test } from 'vitest';
import { rateLimitKey } from './rate-limit-key.ts';

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address in IPv6 notation', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['its neighbour', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['the same network in another spelling', '2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::/64'],
  ['another network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['zeros in the network', '2001:db8::1', '2001:db8:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['nothing', '', ''],
  ['text that is not an address', 'unknown', 'unknown'],
])('%s', (_title, address, place) => {
  expect(rateLimitKey(address)).toBe(place);
});
