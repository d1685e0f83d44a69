import { isIPv6 } from 'node:net';

/** The network of an address, for limits: IPv4 addresses, or /64 of IPv6, because a home has 2^64 addresses. */
export function networkOf(address: string): string {
  const inIpv4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (inIpv4 !== undefined) return inIpv4;
  if (!isIPv6(address)) return address;
  const [before = '', after] = canonical(address).split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** The canonical IPv6 form, in hexadecimal groups only. Proxies send various spellings. */
const canonical = (address: string): string => new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);

const groupsOf = (text: string): string[] => text.split(':').filter((group) => group !== '');
