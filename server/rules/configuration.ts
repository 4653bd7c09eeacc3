import { createHash } from 'node:crypto';
import type { Language } from '../../src/contract/common.ts';
import type {
  ClothLayout,
  PriceLine,
  WindowPriceRequest,
} from '../../src/contract/madeToMeasure.ts';
import type { GuaranteeGap } from '../../src/lib/madeToMeasure/fitGuarantee.ts';
import type { LeadDays } from '../../src/lib/madeToMeasure/leadTime.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { Making } from './making/types.ts';

/** Working days, and the hours in which an order can be cancelled. */
export type OrderLead = LeadDays & { changeHours: number };

/** What is stored of a kept window, so that cart, order and papers never need today's catalogue. */
export interface Configuration {
  request: WindowPriceRequest;
  /** Of the product, in the languages in which it has one. */
  productName: { en: string; ar?: string };
  image: string;
  /** What the window is, in a few words: its size first. */
  facts: Record<Language, string[]>;
  breakdown: PriceLine[];
  layout?: ClothLayout;
  /** For the workroom; absent of windows that were kept before it was. */
  making?: Making;
  /** What was missing for the fit guarantee; absent of windows that were kept before it was given. */
  guaranteeGaps?: GuaranteeGap[];
  tableVersion: number;
  /** How full a curtain is sewn, in hundredths, to compare it with others of its room. */
  sewn?: { fullness: number; isSheer: boolean };
  /** The customer hangs it: `breakdown` has no fitting. Of ordered windows alone. */
  withoutFitting?: true;
  /** When it is cut, made and fitted after the payment. Of ordered windows alone. */
  lead?: OrderLead;
}

/** Begins the ids of kept windows; ids of sizes have no `_`. */
const PREFIX = 'mtm_';

export const isConfigurationId = (sizeId: string): boolean => sizeId.startsWith(PREFIX);

const RANDOM_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id of 80 random bits. @param bytes 16 random bytes */
export const configurationId = (bytes: Uint8Array): string =>
  PREFIX + Array.from(bytes, (byte) => RANDOM_ALPHABET.charAt(byte % 32)).join('');

/** Equal for the same window with the same prices. */
export const fingerprintOf = (request: WindowPriceRequest, tableVersion: number): string =>
  createHash('sha256')
    .update(canonicalJson([request, tableVersion]))
    .digest('base64url');

export const parseConfiguration = (json: string): Configuration =>
  JSON.parse(json) as Configuration;

/** A kept window without what the customer called it. */
export const withoutName = (content: Configuration): Configuration => ({
  ...content,
  request: { ...content.request, name: undefined, windowId: undefined },
});
