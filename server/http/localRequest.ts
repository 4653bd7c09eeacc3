import type { Context } from 'hono';
import { isLoopback, isLoopbackName, socketAddress } from './client.ts';

/** Headers that only proxies send; the client may be on another machine. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded(-.*)?|x-original-.*|x-real-ip|.*-(client|connecting)-ip)$/;

/**
 * Whether a request comes from this machine: over a connection from a loopback address, to a loopback name and without a
 * proxy. A local proxy that hides both client and host name looks the same.
 */
export function isLocalRequest(context: Context): boolean {
  const isProxied = Object.keys(context.req.header()).some((name) => PROXY_HEADER.test(name));
  const isLoopbackHost = isLoopbackName(new URL(context.req.url).hostname);
  return !isProxied && isLoopbackHost && isLoopback(socketAddress(context));
}
