import { isIPv6 } from 'node:net';

/**
 * The key by which rate limits count requests from an address: an IPv4 address as it is, and for IPv6 the /64 network,
 * since a client with one address there has all 2^64 of them. Anything else is left as it is.
 */
export function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  // A server that listens on both sees an IPv4 address in this notation.
  const [, plain] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (plain !== undefined) return plain;
  const [, network = ''] = /^((?:[^:]+:){4})/.exec(spelledOut(address)) ?? [];
  return `${network}:/64`;
}

/** The address with all its eight groups, each without leading zeros. */
function spelledOut(address: string): string {
  const [left = [], right] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = right === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
