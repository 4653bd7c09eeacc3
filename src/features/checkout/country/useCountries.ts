import { useEffect, useState } from 'react';
import { loadCountries, type CountryReference } from '@/content/countries';

export interface CountriesState {
  /** `undefined` until loaded. */
  reference: CountryReference | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Country reference, fetched on mount. */
export function useCountries(): CountriesState {
  const [reference, setReference] = useState<CountryReference>();
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadCountries().then(
      (loaded) => isCurrent && setReference(loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return {
    reference,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt((current) => current + 1),
  };
}
