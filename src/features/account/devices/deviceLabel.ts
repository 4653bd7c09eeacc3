import type { AccountSession } from '@/contract/account';
import type { Translate } from '@/i18n/createI18n';
import { messages } from '../messages';

/** Readable name of a device, e.g. 'Chrome on Android'. */
export function deviceLabel(
  t: Translate,
  { browser, system }: Pick<AccountSession, 'browser' | 'system'>,
): string {
  if (browser !== undefined && system !== undefined) return t(messages.device, { browser, system });
  return browser ?? system ?? t(messages.unknownDevice);
}
