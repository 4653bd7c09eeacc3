import type { Translate } from '@/i18n/createI18n';
import { lightHintMessages } from './lightHintMessages';

const hints = new Map(Object.entries(lightHintMessages));

/** What a grade of opacity means, in one line; `undefined` for an unknown one. */
export function lightHintOf(t: Translate, opacity: string): string | undefined {
  const hint = hints.get(opacity);
  return hint && t(hint);
}
