import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  overline: 'ما يميزنا',
  unknown: 'لم نجد هذه الميزة.',
  unknownHelp: 'قد يكون الرابط ناقصًا. إليك كل ما يميزنا.',
  others: 'المزيد مما يميزنا',
  home: 'إلى الصفحة الرئيسية',
});
