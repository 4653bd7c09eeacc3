import type { z } from 'zod';
import { httpsUrl, LICENCE, networkOf, openingHours, TRN } from './catalogue/shopFields.ts';
import { mailbox, parsed, singleLine } from './envValues.ts';

const RATING = /^([0-5](?:\.\d)?),\s?(\d{1,6}),\s?([^,]{1,40}),\s?(\S+)$/;

function rating(text: string) {
  const [, value = '', count = '', source = '', link = ''] = RATING.exec(text) ?? [];
  const found = { value: Number(value), count: Number(count), source, url: httpsUrl(link) ?? '' };
  return found.url === '' || found.value > 5 || found.count < 1 ? undefined : found;
}

function socialLinks(text: string): string[] | undefined {
  const links = text.split(',').map((link) => httpsUrl(link.trim()) ?? '');
  return links.some((link) => link === '' || networkOf(link) === undefined) ? undefined : links;
}

const MAP = 'https://maps.app.goo.gl/abc';

/** Settings of earlier versions, which the first start makes the facts about the shop (firstFacts.ts). */
export const factSettings = {
  COMPANY_NAME: singleLine.optional(),
  COMPANY_NAME_AR: singleLine.optional(),
  COMPANY_EMAIL: mailbox('hello@sadeel.example').optional(),
  COMPANY_PHONE: singleLine.optional(),
  COMPANY_LEGAL_NAME: singleLine.optional(),
  COMPANY_ADDRESS: singleLine.optional(),
  COMPANY_LEGAL_NAME_AR: singleLine.optional(),
  COMPANY_ADDRESS_AR: singleLine.optional(),
  CHAT_URL: parsed(httpsUrl, 'must be an https link, e.g. https://wa.me/97140000000').optional(),
  COMPANY_LICENCE: singleLine.regex(LICENCE.shape, LICENCE.message).optional(),
  COMPANY_TRN: singleLine.regex(TRN.shape, TRN.message).optional(),
  COMPANY_MAP_URL: parsed(httpsUrl, `must be an https link, e.g. ${MAP}`).optional(),
  COMPANY_HOURS: parsed(
    (value) => (openingHours(value) === undefined ? undefined : value),
    'must be days and times of opening, e.g. Mo-Sa 10:00-21:00; Su 14:00-20:00',
  ).optional(),
  COMPANY_SOCIAL_URLS: parsed(
    socialLinks,
    'must be https links to Facebook, Instagram, X, LinkedIn, separated by commas',
  ).optional(),
  COMPANY_RATING: parsed(
    rating,
    `must be a rating up to 5, its number of reviews, their source and a link, e.g. 4.8, 127, Google, ${MAP}`,
  ).optional(),
};

/** Values of these settings. */
export type FactEnv = z.infer<z.ZodObject<typeof factSettings>>;
