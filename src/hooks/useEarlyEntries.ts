import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hands over, once, what already stands in the named fields of a form: typed into the server's markup, or filled in
 * by the browser, before the scripts took over. Empty fields are left out.
 */
export function useEarlyEntries(
  form: RefObject<HTMLFormElement | null>,
  onFound: (entries: Record<string, string>) => void,
): void {
  const hand = useEffectEvent(onFound);

  useEffect(() => {
    if (form.current === null) return;
    const filled = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    if (filled.length > 0) hand(Object.fromEntries(filled));
  }, [form]);
}
