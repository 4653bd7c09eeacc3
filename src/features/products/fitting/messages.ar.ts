import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  heading: 'أقمشة تناسبها',
  text: 'اختر قماشًا لترى كل مقاساته وأسعاره، واطلبه من هنا.',
  all: 'كل الأقمشة ({count})',
  what: 'الأقمشة',
});
