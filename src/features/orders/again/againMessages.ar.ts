import { translateMessages } from '@/i18n/translateMessages';
import { againMessages } from './againMessages';

export const arabic = translateMessages(againMessages, {
  title: 'اطلب مرة أخرى',
  intro: 'بأسعار اليوم. لا تدفع شيئًا قبل إتمام الطلب.',
  what: 'أسعار اليوم',
  loading: 'جارٍ تحميل أسعار اليوم',
  now: '{price} الآن، وكان {before}',
  gone: 'لم يعد يُباع',
  allGone: 'لم يعد يُباع شيء من هذه. أخبرنا بما أعجبك ونجد لك ما يشبهه.',
  dyeLot:
    'يُصبغ القماش على دفعات، وقد يختلف الجديد قليلًا. لمطابقة ستائر معلّقة عندك، اطلب منا عيّنة أولًا.',
  add: '{count, plural, zero {لا منتجات} one {أضف منتجًا واحدًا إلى السلة} two {أضف منتجين إلى السلة} few {أضف {count} منتجات إلى السلة} many {أضف {count} منتجًا إلى السلة} other {أضف {count} منتج إلى السلة}}',
  adding: 'جارٍ الإضافة …',
  added:
    '{count, plural, zero {لم يُضف شيء.} one {في سلتك منتج واحد.} two {في سلتك منتجان.} few {في سلتك {count} منتجات.} many {في سلتك {count} منتجًا.} other {في سلتك {count} منتج.}}',
  failed: 'لم يُضف: {names}. حاول مرة أخرى أو افتح المنتج.',
  checkQuantities: 'راجع الكميات في سلتك قبل الدفع.',
  viewCart: 'عرض السلة',
  close: 'إغلاق',
});
