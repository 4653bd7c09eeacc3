import { translateMessages } from '@/i18n/translateMessages';
import { sharedMessages } from './sharedMessages';

export const arabic = translateMessages(sharedMessages, {
  listTitle: 'الأقمشة',
  allFabrics: 'شاهد كل الأقمشة',
  noPicture: 'الصورة قريبًا',
});
