import { translateMessages } from '@/i18n/translateMessages';
import { notFoundMessages } from './notFoundMessages';

export const arabic = translateMessages(notFoundMessages, {
  missingMetaTitle: 'القماش غير موجود',
  missingTitle: 'لم نجد هذا القماش.',
  missingHelp: 'قد يكون الرابط ناقصًا، أو لم يعد القماش ضمن مجموعتنا. تعرض القائمة كل ما لدينا.',
});
