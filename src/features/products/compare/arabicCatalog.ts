import type { Catalog } from '@/i18n/translateMessages';
import { arabic as compare } from './compareMessages.ar';
import { arabic as replace } from './replaceMessages.ar';
import { arabic as shortlist } from './shortlistMessages.ar';

/** Arabic texts of the comparison and the shortlist. */
export const compareArabic: Catalog = { ...compare, ...replace, ...shortlist };
