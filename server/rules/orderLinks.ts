import type { Language } from '../../src/contract/common.ts';
import type { Config } from '../config.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** Prefix of the storefront's paths in a language; English has none. */
function prefixOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** Absolute URL of the home page in a language. */
export function homePageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, language: Language): string {
  return `${publicUrl}${prefixOf(language) || '/'}`;
}

/** Path of an order's page; without an id, of the order list. */
export function orderPagePath(orderId: string | undefined, language: Language): string {
  const path = orderId ? `/MyOrders-detail?id=${encodeURIComponent(orderId)}` : '/MyOrders';
  return prefixOf(language) + path;
}

/** Absolute URL of an invoice's page, for mails. */
export function invoicePageUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  ids: { order: string; invoice: string },
  language: Language,
): string {
  return `${publicUrl}${prefixOf(language)}/invoice?${new URLSearchParams(ids)}`;
}

/** Absolute URL of a quote's page. */
export const quotePageUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  token: string,
  language: Language,
): string => `${publicUrl}${prefixOf(language)}/quote?token=${token}`;

/** Absolute URL of a product's page. */
export const productPageUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  id: string,
  language: Language,
): string => `${publicUrl}${prefixOf(language)}/product-detail?id=${encodeURIComponent(id)}`;

/** Absolute URL of the page with a customer's samples. */
export const samplesPageUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  language: Language,
): string => `${publicUrl}${prefixOf(language)}/samples`;

/** Absolute URL of an order's page, for mails and payment providers. */
export function orderPageUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  orderId: string,
  language: Language,
): string {
  return publicUrl + orderPagePath(orderId, language);
}
