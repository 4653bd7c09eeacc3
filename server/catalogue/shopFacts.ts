import { z } from 'zod';
import type { Language } from '../../src/contract/common.ts';
import type { ShopFacts as ShopFactsResponse } from '../../src/contract/shop.ts';
import { DAY, isoAfter } from '../clock.ts';
import { required, text } from '../lists/fields.ts';
import { parseJson } from './catalogueFile.ts';
import { invalidFile } from './catalogueFileError.ts';
import { problemLine, schemaProblems } from './problems.ts';
import type { Problem } from './problems.ts';
import { schemaMessage } from './schemaMessages.ts';
import { httpsUrl, LICENCE, networkOf, openingHours, TRN } from './shopFields.ts';

const link = z
  .string()
  .refine((value) => httpsUrl(value) !== undefined, 'must be an https link without a password');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, e.g. 10:00');

const specialHours = z
  .strictObject({
    from: z.iso.date(),
    until: z.iso.date(),
    opens: time.optional(),
    closes: time.optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'must not be before from',
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    path: ['closes'],
    message: 'is needed with opens; without both the shop is closed',
  })
  .refine(({ opens, closes }) => opens === undefined || opens !== closes, {
    path: ['closes'],
    message: 'must differ from opens',
  });

/** Texts that are in both languages. */
const texts = {
  name: required(100),
  legalName: required(200),
  description: text(500),
  address: z.strictObject({ street: required(200), city: required(100), country: required(100) }),
};

/** Facts about the shop as its owner writes them (product 1.4). */
const facts = z.strictObject({
  version: z.literal(1),
  ...texts,
  email: z
    .string()
    .max(254)
    .regex(/^[^\s@<>,"]+@[^\s@<>,"]+$/, 'must be an e-mail address'),
  phone: required(40),
  chatUrl: link,
  licence: z.string().regex(LICENCE.shape, LICENCE.message).optional(),
  /** Who issued the licence, for e-invoices. */
  licenceAuthority: required(100).optional(),
  trn: z.string().regex(TRN.shape, TRN.message).optional(),
  mapUrl: link.optional(),
  hours: z
    .string()
    .refine(
      (value) => openingHours(value) !== undefined,
      'must be days and times of opening, e.g. Mo-Sa 10:00-21:00; Su 14:00-20:00',
    )
    .optional(),
  specialHours: z.array(specialHours).max(60).optional(),
  socials: z
    .array(
      link.refine(
        (value) => networkOf(value) !== undefined,
        'must be a link to Facebook, Instagram, X or LinkedIn',
      ),
    )
    .max(4)
    .optional(),
  rating: z
    .strictObject({
      value: z.number().min(0).max(5),
      count: z.int().min(1).max(999_999),
      source: required(40),
      url: link,
    })
    .optional(),
  /** Arabic texts, all or none: without them Arabic pages and invoices have the English ones. */
  ar: z.strictObject(texts).optional(),
});

export type ShopFacts = z.infer<typeof facts>;

/** What is wrong with facts; none for valid ones. */
export function factProblems(value: ShopFacts): Problem[] {
  const { error } = facts.safeParse(value, { error: schemaMessage });
  return error ? schemaProblems(error) : [];
}

/** Facts of a database, which were checked before. */
export const storedFacts = (content: string): ShopFacts => facts.parse(JSON.parse(content));

/**
 * Parses and validates a file of facts.
 * @throws CatalogueFileError
 */
export function parseShopFacts(json: string): ShopFacts {
  const { data, error } = facts.safeParse(parseJson(json), { error: schemaMessage });
  if (error)
    throw invalidFile(
      'The facts about the shop are invalid',
      schemaProblems(error).map(problemLine),
    );
  return data;
}

/** Serializes facts as readable JSON. */
export const printShopFacts = (content: ShopFacts): string =>
  `${JSON.stringify(content, null, 2)}\n`;

/** How long before special opening hours pages show them. */
const SHOWN_BEFORE_DAYS = 30;

/** Special opening hours from a day on, of the days that come soon. */
function comingHours(all: ShopFacts['specialHours'], today: string): ShopFacts['specialHours'] {
  const last = isoAfter(new Date(`${today}T00:00:00Z`), SHOWN_BEFORE_DAYS * DAY);
  return all?.filter(({ from, until }) => until >= today && from <= last.slice(0, today.length));
}

/** The facts of a response in a language. @param today the day in Dubai */
export function factsIn(stored: ShopFacts, language: Language, today: string): ShopFactsResponse {
  const { name, legalName, description, address, hours, socials, ar } = stored;
  const { email, phone, chatUrl, licence, trn, mapUrl, rating } = stored;
  const isEnglish = language === 'en' || ar === undefined;
  const links = socials?.flatMap((url) => {
    const network = networkOf(url);
    return network === undefined ? [] : [[network, url] as const];
  });
  return {
    ...(isEnglish ? { name, legalName, description, address } : ar),
    ...(isEnglish && language !== 'en' && { lang: 'en' }),
    ...{ email, phone, chatUrl, licence, trn, mapUrl, rating },
    specialHours: comingHours(stored.specialHours, today),
    hours: hours === undefined ? undefined : openingHours(hours),
    socials: links && Object.fromEntries(links),
  };
}
