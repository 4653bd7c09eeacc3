import { useIsClient } from '@/hooks/useIsClient';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });

/** Today's date in Dubai as `YYYY-MM-DD`; `undefined` during server rendering. */
export function useTodayInDubai(): string | undefined {
  return useIsClient() ? isoDay.format(new Date()) : undefined;
}
