import { useSyncExternalStore } from 'react';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });

const subscribeToNothing = () => () => undefined;
const today = () => isoDay.format(new Date());
const unknown = () => undefined;

/** Today's date in Dubai as `YYYY-MM-DD`, wherever the visitor is; `undefined` while the server renders. */
export function useTodayInDubai(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribeToNothing, today, unknown);
}
