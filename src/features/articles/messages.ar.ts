import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  overline: 'المجلة',
  what: 'هذا المقال',
  unknown: 'لم نجد هذا المقال.',
  unknownHelp: 'قد يكون الرابط ناقصًا، أو حلّ مقال أحدث محلّ هذا المقال.',
  home: 'إلى الصفحة الرئيسية',
  related: 'اقرأ أيضًا',
  relatedText: 'المزيد من الورشة ومن النوافذ التي كسوناها.',
});
