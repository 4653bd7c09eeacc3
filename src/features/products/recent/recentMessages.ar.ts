import { translateMessages } from '@/i18n/translateMessages';
import { recentMessages } from './recentMessages';

export const arabic = translateMessages(recentMessages, {
  heading: 'شاهدتها مؤخرًا',
  clear: 'امسح القائمة',
});
