import { translateMessages } from '@/i18n/translateMessages';
import { dialCodeMessages } from './dialCodeMessages';

export const arabic = translateMessages(dialCodeMessages, {
  dialCode: 'رمز الاتصال',
  dialCodes: 'رموز الاتصال',
  dialCodeSearch: 'ابحث بالبلد أو برمز الاتصال',
  dialCodePlaceholder: 'البلد أو الرمز',
  dialCodesLoading: 'جارٍ تحميل رموز الاتصال',
  dialCodesFailed: 'تعذّر تحميل رموز الاتصال. تحقّق من الاتصال وحاول مرة أخرى.',
  noDialCodeFound: 'لا بلد ولا رمز بهذا الاسم. جرّب كتابة أخرى.',
  retry: 'حاول مرة أخرى',
});
