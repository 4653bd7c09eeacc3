import { translateMessages } from '@/i18n/translateMessages';
import { transferMessages } from './transferMessages';

export const arabic = translateMessages(transferMessages, {
  title: 'انقل نوافذك معك',
  help: 'إلى هاتف أو حاسوب آخر، أو إلى من يخيط الستائر.',
  save: 'احفظها في ملف',
  copy: 'انسخ رابطًا',
  copied: 'نُسخ الرابط. من يملكه يرى هذه القياسات.',
  copyFailed: 'تعذّر نسخ الرابط. احفظ ملفًا بدلًا منه.',
  send: 'أرسلها إلينا عبر واتساب',
  open: 'افتح ملفًا',
  unreadable: 'لا نوافذ في هذا الملف. اختر ملفًا محفوظًا من هنا.',
  previewTitle:
    '{count, plural, zero {لا نوافذ للإضافة} one {نافذة واحدة للإضافة} two {نافذتان للإضافة} few {{count} نوافذ للإضافة} many {{count} نافذة للإضافة} other {{count} نافذة للإضافة}}',
  previewHelp: 'راجعها قبل إضافتها. يُعتمد أحدث تعديل لكل نافذة.',
  add: 'أضفها إلى نوافذي',
  cancel: 'لا تضفها',
  added:
    '{count, plural, zero {لم تُضف نوافذ.} one {أُضيفت نافذة واحدة.} two {أُضيفت نافذتان.} few {أُضيفت {count} نوافذ.} many {أُضيفت {count} نافذة.} other {أُضيفت {count} نافذة.}}',
});
