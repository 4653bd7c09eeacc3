import type { AccountWindows } from '@/contract/windows';
import { asList, asRecord } from '@/lib/coerce';
import { parseErased, parseWindows } from '@/lib/windows/parseWindow';

/** The windows of an account; unusable ones are left out. */
export function parseAccountWindows(response: unknown): AccountWindows {
  const record = asRecord(response);
  return {
    windows: parseWindows(record['windows']),
    earlier: parseWindows(record['earlier']),
    erased: asList(record['erased'], parseErased),
  };
}
