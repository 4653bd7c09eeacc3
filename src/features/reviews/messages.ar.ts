import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  heading: 'التقييمات',
  none: 'لا توجد تقييمات.',
  noneHelp: 'هل علّقت هذا القماش؟ أخبر الآخرين كيف يبدو في البيت.',
  what: 'التقييمات',
  pages: 'صفحات التقييمات',
  count:
    '{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {{count} تقييمات} many {{count} تقييمًا} other {{count} تقييم}}',
  stars:
    '{stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {{stars} نجوم} many {{stars} نجمة} other {{stars} نجمة}}',
  outOfFive: '{value} من 5 نجوم',
  distribution: 'توزّع النجوم',
  noRating: 'بلا تقييم',
  formHeading: 'اكتب تقييمًا',
  signInNote: 'نطلب منك تسجيل الدخول قبل إرسال تقييمك، ويبقى ما كتبته محفوظًا.',
  rating: 'تقييمك بالنجوم',
  review: 'رأيك',
  name: 'اسمك',
  send: 'إرسال التقييم',
  sending: 'جارٍ الإرسال…',
  reviewRequired: 'يرجى كتابة رأيك',
  ratingRequired: 'يرجى اختيار عدد النجوم',
  nameRequired: 'يرجى كتابة اسمك',
  added: 'أُضيف تقييمك بنجاح',
  boughtHere: 'تم الشراء من متجرنا',
  anonymous: 'أحد العملاء',
});
