import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports, once after hydration, the non-empty named fields of a form.
 * Users type into server-rendered fields, and browsers autofill them, before React handles their events.
 */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  onFound: (entries: Record<string, string>) => void,
): void {
  const report = useEffectEvent(onFound);

  useEffect(() => {
    if (form.current === null) return;
    const entries = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    if (entries.length > 0) report(Object.fromEntries(entries));
  }, [form]);
}
