import { isIPv6 } from 'node:net';

/**
 * What counts as one place for whoever counts tries: an IPv4 address; of an IPv6 address the network of 2^64, since who
 * has one address there has them all. Anything else is left as it is.
 */
export function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  // Where a server listens on both kinds, IPv4 comes in this dress.
  const [, plain] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (plain !== undefined) return plain;
  const [, network = ''] = /^((?:[^:]+:){4})/.exec(spelledOut(address)) ?? [];
  return `${network}:/64`;
}

/** With all its eight groups, each without leading zeros. */
function spelledOut(address: string): string {
  const [left = [], right] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = right === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
