import type { Catalog } from '@/i18n/translateMessages';
import { arabic as orders } from '../messages.ar';
import { arabic as invoice } from './invoiceMessages.ar';

/** Arabic texts of the invoice page. */
export const invoicePageArabic: Catalog = { ...orders, ...invoice };
