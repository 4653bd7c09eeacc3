import { useEffect, useState } from 'react';
import { countryNames, type CountryNames } from '@/content/countryNames';
import { loadCountries, type CountryReference } from '@/content/countries';
import { useLanguage } from '@/i18n/useLanguage';
import type { Language } from '@/lib/language';

export interface CountriesState {
  /** `undefined` until loaded. */
  reference: CountryReference | undefined;
  /** Names in the language of the page, when that is not English. */
  names?: CountryNames;
  hasFailed: boolean;
  retry: () => void;
}

type Countries = Pick<CountriesState, 'reference' | 'names'>;

/** The reference, in the order of the language's alphabet, and the names. */
async function loadIn(language: Language): Promise<Countries> {
  if (language === 'en') return { reference: await loadCountries() };
  const [english, names] = await Promise.all([loadCountries(), countryNames.load(language)]);
  const sorted = Object.keys(names).flatMap((name) => {
    const country = english[name];
    return country === undefined ? [] : [[name, country] as const];
  });
  return { reference: Object.fromEntries(sorted), names };
}

/** Country reference and names, fetched on mount. */
export function useCountries(): CountriesState {
  const language = useLanguage();
  const [countries, setCountries] = useState<Countries>({ reference: undefined });
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadIn(language).then(
      (loaded) => isCurrent && setCountries(loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, language]);

  return {
    ...countries,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt((current) => current + 1),
  };
}
