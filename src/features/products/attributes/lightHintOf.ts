import type { Translate } from '@/i18n/createI18n';
import { lightHintMessages } from './messages';

const { hints } = lightHintMessages;

const isExplained = (opacity: string): opacity is keyof typeof hints =>
  Object.hasOwn(hints, opacity);

/** What a grade of opacity means, in one line; `undefined` for an unknown one. */
export function lightHintOf(t: Translate, opacity: string): string | undefined {
  return isExplained(opacity) ? t(hints[opacity]) : undefined;
}
