import { isIP } from 'node:net';
import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

function socketAddress(context: Context): string {
  const bindings = context.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
}

/**
 * Address of a caller. X-Forwarded-For counts only for as many hops as the configuration trusts, from the right,
 * because everything further left is whatever the caller wrote.
 * @param socket address of whoever opened the connection
 * @param header X-Forwarded-For as it came
 * @param trustedHops number of own proxies in front of the server
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

/** Address of the caller of a request. */
export function clientAddress(context: Context, trustedHops: number): string {
  const header = context.req.header('x-forwarded-for');
  return forwardedAddress(socketAddress(context), header, trustedHops);
}

/** One subject per network: an IPv6 customer owns a whole /64. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter((group) => group !== '');
  if (tail === undefined) return left.slice(0, 4).join(':');
  const right = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/;

/**
 * Whether a name in the address bar can only mean this machine or its network. Any other may be a stranger's that was
 * made to point here, so that the stranger's page can read what is shown to those nearby.
 */
export function isNearbyName(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return /^(.+\.)?localhost$/.test(hostname) || (isIP(address) > 0 && isNearby(address));
}

/** Whether the caller sits on this machine or in the same private network. */
export function isNearby(address: string): boolean {
  return PRIVATE.test(address.replace(/^::ffff:/i, '').toLowerCase());
}
