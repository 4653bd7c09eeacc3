import { useEffect, useEffectEvent, useRef } from 'react';

/** Non-empty named fields of a form. */
export function filledFields(form: HTMLFormElement | null): Record<string, string> | undefined {
  if (form === null) return undefined;
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/**
 * Reports, once after hydration, what was entered before React handled the events of the fields: users fill server-rendered
 * fields, and so do browsers.
 * @param read the input in the document that React does not have; `undefined` and `false` for none
 * @param isReady whether it can be handled; until then it waits
 */
export function usePreHydrationInput<Input>(
  read: () => Input | false | undefined,
  onFound: (input: Input) => void,
  isReady = true,
): void {
  const found = useRef<Input | false>(undefined);
  const readOnce = useEffectEvent(() => {
    found.current = read();
  });
  const report = useEffectEvent(() => {
    const input = found.current;
    found.current = undefined;
    if (input !== undefined && input !== false) onFound(input);
  });

  useEffect(() => readOnce(), []);
  useEffect(() => {
    if (isReady) report();
  }, [isReady]);
}
