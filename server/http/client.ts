import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { boundedCache } from '../boundedCache.ts';
import { MAX_TRACKED_NETWORKS } from '../limits/clients.ts';

/** Prefix lengths of a client's networks, narrowest first; an IPv6 customer usually has a whole /64. */
const PREFIXES = { ipv4: [32, 24], ipv6: [64, 56, 48] } as const;
/** All IP addresses that cannot be parsed count as one client. */
const UNKNOWN = 'unknown';
/** More characters than an IP address has with brackets, zone and port. */
const MAX_ADDRESS = 80;

/** IP address of the connection, which may be a proxy's. */
export function socketAddress(context: Context): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** Removes brackets, port and zone, which some proxies add: `[2001:db8::1%eth0]:443`, `203.0.113.8:2001`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const bare = bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1');
  return bare.split('%', 1)[0] ?? '';
}

function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = withoutPort(text.trim());
  const isFourPart = ipaddr.IPv4.isValidFourPartDecimal(bare);
  // `process` converts IPv4-mapped IPv6 addresses to IPv4.
  return isFourPart || ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/**
 * IP address of the client. X-Forwarded-For is read from the right, for as many hops as are trusted, because clients
 * can send any value.
 * @param socket IP address of the connection
 * @param header X-Forwarded-For as received
 * @param trustedHops number of trusted proxies in front of the server
 */
export function forwardedAddress(
  socket: string,
  header: string | undefined,
  trustedHops: number,
): string {
  if (trustedHops === 0) return socket;
  const forwarded = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const chain = [...forwarded, socket];
  return chain[Math.max(0, chain.length - 1 - trustedHops)] ?? socket;
}

/** IP address of the client of a request. */
export function clientAddress(context: Context, trustedHops: number): string {
  const header = context.req.header('x-forwarded-for');
  return forwardedAddress(socketAddress(context), header, trustedHops);
}

/** Networks of a client in CIDR notation, narrowest first. */
export type ClientNetworks = readonly [client: string, ...wider: string[]];

/** By address as received: parsing it is a considerable part of a short request. */
const networksByAddress = boundedCache<ClientNetworks>({ max: MAX_TRACKED_NETWORKS });

/**
 * Networks of an IP address in canonical form: `203.0.113.8/32`, `203.0.113.0/24`; `2001:db8:1:2::/64`, its /56 and
 * /48.
 * @param address in any notation, with or without a port
 */
export function clientNetworks(address: string): ClientNetworks {
  if (address.length > MAX_ADDRESS) return [UNKNOWN];
  const known = networksByAddress.get(address);
  if (known !== undefined) return known;
  const networks = networksOf(address);
  networksByAddress.set(address, networks);
  return networks;
}

function networksOf(address: string): ClientNetworks {
  const parsed = parseAddress(address);
  if (parsed === undefined) return [UNKNOWN];
  const [own, ...wider] = PREFIXES[parsed.kind()];
  const networkOf = (bits: number): string => {
    const cidr = `${parsed.toString()}/${bits}`;
    const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${family.networkAddressFromCIDR(cidr).toString()}/${bits}`;
  };
  return [networkOf(own), ...wider.map(networkOf)];
}

/** Whether an IP address is a loopback address. */
export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

/** Whether a host name always resolves to this machine. Any other name could be used for DNS rebinding. */
export function isLoopbackName(hostname: string): boolean {
  return /^(.+\.)?localhost$/.test(hostname) || isLoopback(hostname);
}
