import { translateMessages } from '@/i18n/translateMessages';
import { noteMessages } from './noteMessages';

export const arabic = translateMessages(noteMessages, {
  title: 'القياسات للمشغل',
  help: 'اختر نوافذ هذا الطلب. يُضاف النص إلى ملاحظاتك، ويمكنك تعديله هناك.',
  empty: 'لا توجد نوافذ مقيسة على هذا الجهاز بعد.',
  measure: 'قس نافذة',
  add: 'أضف إلى ملاحظاتي',
  cancel: 'إلغاء',
  line: '{name}: العرض {width} × الطول {drop} سم',
});
