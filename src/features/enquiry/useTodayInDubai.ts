import { useIsClient } from '@/hooks/useIsClient';
import { isoDayInDubai } from '@/lib/dates';

/** Today's date in Dubai as `YYYY-MM-DD`; `undefined` during server rendering. */
export function useTodayInDubai(): string | undefined {
  return useIsClient() ? isoDayInDubai(new Date()) : undefined;
}
