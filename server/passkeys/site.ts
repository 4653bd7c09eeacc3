import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/** The shop as browsers know it: passkeys work on its host name only. */
export interface PasskeySite {
  /** Host name, e.g. `shop.example`. */
  id: string;
  /** Origins of the storefront. */
  origins: string[];
}

/** The site of passkeys; `undefined` under an IP address, for which browsers make none. */
export function passkeySite({
  publicUrl,
  corsOrigins,
}: Pick<Config, 'publicUrl' | 'corsOrigins'>): PasskeySite | undefined {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { id: hostname, origins: [origin, ...corsOrigins] };
}
