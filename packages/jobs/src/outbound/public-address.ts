import ipaddr from 'ipaddr.js';

/** The part of IPv6 from which addresses are given to machines of the internet. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to a machine on the internet. Everything else is refused: this machine, its network,
 * the network of its provider, metadata services, multicast, and IPv6 addresses that stand for an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL);
}
