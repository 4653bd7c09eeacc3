import type { Catalog } from '@/i18n/translateMessages';
import { arabic as dialCode } from './country/dialCodeMessages.ar';
import { arabic as checkout } from './messages.ar';
import { arabic as summary } from './summary/summaryMessages.ar';

/** Arabic texts of the checkout. */
export const checkoutArabic: Catalog = { ...checkout, ...dialCode, ...summary };
