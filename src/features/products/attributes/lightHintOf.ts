import type { Translate } from '@/i18n/createI18n';
import { attributeMessages } from './attributeMessages';

const hints = new Map(Object.entries(attributeMessages.lightHints));

/** What a grade of opacity means, in one line; `undefined` for an unknown one. */
export function lightHintOf(t: Translate, opacity: string): string | undefined {
  const hint = hints.get(opacity);
  return hint && t(hint);
}
