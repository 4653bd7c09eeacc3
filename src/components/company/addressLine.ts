import type { ShopFacts } from '@/contract/shop';
import type { Translate } from '@/i18n/createI18n';
import { messages } from '../messages';

/** Address of the shop on one line. */
export const addressLine = ({ street, city, country }: ShopFacts['address'], t: Translate) =>
  [street, city, country].join(t(messages.comma));
