import type { Catalog } from '@/i18n/translateMessages';
import { arabic as ask } from './askMessages.ar';
import { arabic as chat } from './chatMessages.ar';

/** Arabic texts of asking the shop. */
export const chatArabic: Catalog = { ...ask, ...chat };
