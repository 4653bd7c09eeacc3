import { translateMessages } from '@/i18n/translateMessages';
import { toggleMessages } from './toggleMessages';

export const arabic = translateMessages(toggleMessages, {
  toggle: 'أي مقاس لنافذتي؟',
});
