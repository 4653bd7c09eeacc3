import { arabic as faq } from '@/features/faq/messages.ar';
import type { Catalog } from '@/i18n/translateMessages';

/** Arabic texts of all features. */
export const arabicCatalog: Catalog = { ...faq };
