import { formatPath } from './catalogue/problems.ts';
import type { Path } from './catalogue/problems.ts';
import { factProblems } from './catalogue/shopFacts.ts';
import type { ShopFacts } from './catalogue/shopFacts.ts';
import { sampleFacts as sample } from './catalogue/sampleFacts.ts';
import type { FactEnv } from './factSettings.ts';

/** Parts of an address in one line: `Showroom 7, 17th Street, Dubai, United Arab Emirates`. */
function addressOf(line: string, sampleOf: ShopFacts['address']): ShopFacts['address'] {
  const parts = line.split(/[,،]/).flatMap((part) => part.trim() || []);
  const country = parts.length > 2 ? (parts.pop() ?? '') : sampleOf.country;
  const city = parts.length > 1 ? (parts.pop() ?? '') : sampleOf.city;
  return { street: parts.join(', '), city, country };
}

/** Arabic texts; `undefined` when only the English ones are set, because a seller is named in one language. */
function arabicOf(env: FactEnv): ShopFacts['ar'] {
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
export function firstFacts(env: FactEnv): ShopFacts {
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

/** Variables of the facts that are limited beyond what the settings allow (factSettings.ts). */
const VARIABLES: Readonly<Record<string, keyof FactEnv>> = {
  name: 'COMPANY_NAME',
  legalName: 'COMPANY_LEGAL_NAME',
  address: 'COMPANY_ADDRESS',
  email: 'COMPANY_EMAIL',
  phone: 'COMPANY_PHONE',
  socials: 'COMPANY_SOCIAL_URLS',
  rating: 'COMPANY_RATING',
};
const ARABIC_VARIABLES: Readonly<Record<string, keyof FactEnv>> = {
  name: 'COMPANY_NAME_AR',
  legalName: 'COMPANY_LEGAL_NAME_AR',
  address: 'COMPANY_ADDRESS_AR',
};

/** The variable of a fact; Arabic texts have English ones by default. */
function variableOf([first, second]: Path, env: FactEnv): keyof FactEnv | undefined {
  const arabic = ARABIC_VARIABLES[`${second}`];
  if (first !== 'ar') return VARIABLES[`${first}`];
  return arabic && env[arabic] !== undefined ? arabic : VARIABLES[`${second}`];
}

/** A sentence for each variable that cannot be one of the first facts, which later starts could not read. */
export function invalidFacts(env: FactEnv): string[] {
  const problems = factProblems(firstFacts(env)).map(
    ({ path, message }) => `${variableOf(path, env) ?? formatPath(path)} ${message}`,
  );
  return [...new Set(problems)];
}
