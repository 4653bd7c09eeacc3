import { translateMessages } from '@/i18n/translateMessages';
import { searchMessages } from './searchMessages';

export const arabic = translateMessages(searchMessages, {
  suggestions: 'اقتراحات',
  groups: {
    term: 'عمليات بحث',
    corrected: 'هل تقصد',
    category: 'الأقسام',
    product: 'الأقمشة',
  },
});
