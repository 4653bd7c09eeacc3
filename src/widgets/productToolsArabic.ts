import { arabic as ask } from '@/components/chat/askMessages.ar';
import { arabic as copyLink } from '@/components/copyLinkMessages.ar';
import { arabic as shortlist } from '@/features/products/compare/shortlistMessages.ar';
import { arabic as rooms } from '@/features/rooms/messages.ar';
import { arabic as windowAdvice } from '@/features/windows/advice/toggleMessages.ar';
import type { Catalog } from '@/i18n/translateMessages';

/** Arabic texts of the tools below the purchase and of the room. */
export const productToolsArabic: Catalog = {
  ...shortlist,
  ...windowAdvice,
  ...ask,
  ...copyLink,
  ...rooms,
};
