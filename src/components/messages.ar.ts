import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  loading: 'جارٍ التحميل',
  breadcrumb: 'مسار الصفحة',
  home: 'الرئيسية',
  couldNotLoad: 'تعذّر تحميل {what}.',
  checkConnection: 'تحقّق من الاتصال وحاول مرة أخرى.',
  dialogFailed: 'تعذّر الفتح. تحقّق من الاتصال وحاول مرة أخرى.',
  retry: 'حاول مرة أخرى',
  loadsOnline: 'نعيد المحاولة عند عودة الاتصال.',
  restLoadsOnline: 'يكتمل تحميل هذه الصفحة عند عودة الاتصال.',
  from: 'من',
  was: 'كان',
  comma: '، ',
  shopName: 'سديل',
});
