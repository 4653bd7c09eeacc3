import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports, once after hydration, what a form's named fields already contain. Visitors type into the server-rendered
 * fields, and browsers autofill them, before React handles their events. Empty fields are left out.
 */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  onFound: (entries: Record<string, string>) => void,
): void {
  const report = useEffectEvent(onFound);

  useEffect(() => {
    if (form.current === null) return;
    const filled = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    if (filled.length > 0) report(Object.fromEntries(filled));
  }, [form]);
}
