import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SECOND } from '../clock.ts';
import { DEVICE_LIFE_MS } from '../limits/signIn.ts';
import { isToken, newToken, tokenHash } from '../secrets.ts';

const NAME = 'sadeel_device';
/** Limited to the API, so that pages and files stay cacheable. */
const PATH = '/api/user';

/** The client's browser, identified by a random cookie (docs/decisions/0009-device-cookie.md). */
export interface Device {
  /** Hash of the cookie that the browser sent, or of the new one. */
  hash: string;
  /** Whether the browser sent the cookie. */
  isReturning: boolean;
  /** Sets the cookie in the response. */
  keep: () => void;
  /** Replaces the cookie, so that one planted before sign-in becomes useless. @returns the new hash */
  renew: () => string;
}

/** Reads the device cookie of a request, or creates one that is not sent yet. */
export function readDevice(context: Context, publicUrl: string): Device {
  const given = getCookie(context, NAME) ?? '';
  const isReturning = isToken(given);
  const token = isReturning ? given : newToken();
  const send = (value: string): void =>
    setCookie(context, NAME, value, {
      path: PATH,
      httpOnly: true,
      sameSite: 'Strict',
      secure: publicUrl.startsWith('https://'),
      maxAge: DEVICE_LIFE_MS / SECOND,
    });
  return {
    hash: tokenHash(token),
    isReturning,
    keep: () => send(token),
    renew: () => {
      const fresh = newToken();
      send(fresh);
      return tokenHash(fresh);
    },
  };
}
