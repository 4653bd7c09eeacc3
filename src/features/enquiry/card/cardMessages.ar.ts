import { translateMessages } from '@/i18n/translateMessages';
import { cardMessages } from './cardMessages';

export const arabic = translateMessages(cardMessages, {
  title: 'طلب زيارتك',
  when: '{day}، الساعة {time}',
  zone: 'بتوقيت دبي',
  next: {
    anyHow: 'هذا هو الموعد الذي طلبته، ونتصل بك لتأكيده.',
    byPhone: 'هذا هو الموعد الذي طلبته، ونتصل بك لتأكيده.',
    byMail: 'هذا هو الموعد الذي طلبته، ونراسلك لتأكيده.',
    otherTime: 'لا يمكننا الحضور في الموعد الذي طلبته، ونتواصل معك لاختيار موعد آخر.',
    none: 'لا يمكننا الاتصال بك ولا مراسلتك بما أدخلته. اتصل بنا لنتفق على موعد.',
  },
  addToCalendar: 'أضف إلى التقويم',
  google: 'تقويم جوجل',
  newTab: ' (يُفتح في علامة تبويب جديدة)',
  prepareTitle: 'قبل زيارتنا',
  prepareWindow: 'أخلِ النافذة ومسافة متر أمامها.',
  prepareColour: 'جهّز عيّنة من لون الجدار أو البلاط أو القماش لنطابق لونها.',
  notesTitle: 'أُرسل مع طلبك',
  close: 'إغلاق',
});
