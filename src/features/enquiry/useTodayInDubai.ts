import { useSyncExternalStore } from 'react';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });

const subscribeToNothing = () => () => undefined;
const today = () => isoDay.format(new Date());
const serverSnapshot = () => undefined;

/** Today's date in Dubai as `YYYY-MM-DD`; `undefined` during server rendering. */
export function useTodayInDubai(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribeToNothing, today, serverSnapshot);
}
