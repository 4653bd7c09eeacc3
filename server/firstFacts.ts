import type { ShopFacts } from './catalogue/shopFacts.ts';
import { sampleFacts as sample } from './catalogue/sampleFacts.ts';
import type { Env } from './env.ts';

/** Parts of an address in one line: `Showroom 7, 17th Street, Dubai, United Arab Emirates`. */
function addressOf(line: string, sampleOf: ShopFacts['address']): ShopFacts['address'] {
  const parts = line.split(/[,،]/).map((part) => part.trim());
  const country = parts.length > 2 ? (parts.pop() ?? '') : sampleOf.country;
  const city = parts.length > 1 ? (parts.pop() ?? '') : sampleOf.city;
  return { street: parts.join(', '), city, country };
}

/** Arabic texts; `undefined` when only the English ones are set, because a seller is named in one language. */
function arabicOf(env: Env): ShopFacts['ar'] {
  const { ar } = sample;
  const isSample = (env.COMPANY_LEGAL_NAME ?? env.COMPANY_ADDRESS) === undefined;
  const legalName = env.COMPANY_LEGAL_NAME_AR ?? (isSample ? ar?.legalName : undefined);
  const line = env.COMPANY_ADDRESS_AR;
  const address = line === undefined ? isSample && ar?.address : ar && addressOf(line, ar.address);
  if (ar === undefined || legalName === undefined || !address) return undefined;
  const name = env.COMPANY_NAME_AR ?? env.COMPANY_NAME ?? ar.name;
  return { ...ar, name, legalName, address };
}

/** The facts of a new database: the sample with what earlier versions had as settings (docs/settings.md). */
export function firstFacts(env: Env): ShopFacts {
  const socials = env.COMPANY_SOCIAL_URLS;
  return {
    ...sample,
    ...(env.COMPANY_NAME !== undefined && { name: env.COMPANY_NAME }),
    ...(env.COMPANY_LEGAL_NAME !== undefined && { legalName: env.COMPANY_LEGAL_NAME }),
    ...(env.COMPANY_ADDRESS !== undefined && {
      address: addressOf(env.COMPANY_ADDRESS, sample.address),
    }),
    email: env.COMPANY_EMAIL ?? sample.email,
    phone: env.COMPANY_PHONE ?? sample.phone,
    chatUrl: env.CHAT_URL ?? sample.chatUrl,
    licence: env.COMPANY_LICENCE,
    trn: env.COMPANY_TRN,
    mapUrl: env.COMPANY_MAP_URL,
    hours: env.COMPANY_HOURS,
    socials,
    rating: env.COMPANY_RATING,
    ar: arabicOf(env),
  };
}
