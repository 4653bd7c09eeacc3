import type { Catalog } from '@/i18n/translateMessages';
import { arabic as attach } from './attach/attachMessages.ar';
import { arabic as samples } from './samples/sampleMessages.ar';
import { arabic as card } from './card/cardMessages.ar';
import { arabic as doubts } from './doubtMessages.ar';

/** Arabic texts of attached windows, of samples and of a requested visit. */
export const visitArabic: Catalog = { ...attach, ...card, ...doubts, ...samples };
