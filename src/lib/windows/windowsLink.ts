import { asRecord } from '../coerce';
import type { MeasuredWindow } from './measuredWindow';
import { parseWindows } from './parseWindow';

/** Longest file or link that is read, in characters; 60 windows have about 30,000. */
export const MAX_EXPORT_LENGTH = 100_000;
const FORMAT = 'sadeel-windows';
const VERSION = 1;
/** Name of the windows in the hash of a URL. */
const HASH_KEY = 'w=';

/** Windows as the text of a file. */
export function toExport(windows: readonly MeasuredWindow[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, windows });
}

/** Windows in the untrusted text of a file; empty when it has none. */
export function readExport(text: string): MeasuredWindow[] {
  if (text.length > MAX_EXPORT_LENGTH) return [];
  try {
    const { format, version, windows } = asRecord(JSON.parse(text));
    return format === FORMAT && version === VERSION ? parseWindows(windows) : [];
  } catch {
    return [];
  }
}

/** URL of a screen with windows in its hash, which browsers do not send to the server. */
export function toWindowsLink(screen: string, windows: readonly MeasuredWindow[]): string {
  const bytes = new TextEncoder().encode(toExport(windows));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const base64 = btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
  return `${screen}#${HASH_KEY}${base64}`;
}

/** Windows in the untrusted hash of a URL; empty when it has none. */
export function readWindowsLink(hash: string): MeasuredWindow[] {
  if (!hash.startsWith(`#${HASH_KEY}`) || hash.length > 2 * MAX_EXPORT_LENGTH) return [];
  try {
    const base64 = hash
      .slice(1 + HASH_KEY.length)
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return readExport(new TextDecoder().decode(bytes));
  } catch {
    return [];
  }
}
