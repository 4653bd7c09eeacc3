import { translateMessages } from '@/i18n/translateMessages';
import { summaryMessages } from './summaryMessages';

export const arabic = translateMessages(summaryMessages, {
  product: 'المنتج',
  subTotal: 'المجموع الفرعي',
  shipping: 'الشحن',
  freeShipping: 'مجاني',
  total: 'الإجمالي',
  times: '× {quantity}',
  each: 'للوحدة',
  changesTitle: 'تغيّرت سلتك منذ فتحت صفحة إتمام الطلب.',
  added: 'أُضيف: {label}، × {quantity}',
  removed: 'لم يعد في سلتك: {label}',
  quantityChanged: '{label}: الكمية {quantity}، وكانت {previous}',
  priceChanged: '{label}: {price}، وكان السعر {previous}',
  moreChanges:
    '{count, plural, zero {لا تغييرات أخرى} one {وتغيير آخر، تراه أدناه} two {وتغييران آخران، تراهما أدناه} few {و{count} تغييرات أخرى، تراها أدناه} many {و{count} تغييرًا آخر، تراها أدناه} other {و{count} تغيير آخر، تراها أدناه}}',
  newTotal: 'المبلغ المستحق الآن: {total}',
  lineIsNew: 'أُضيف بعد فتح صفحة إتمام الطلب',
  lineHadQuantity: 'كانت الكمية {previous}',
  lineHadPrice: 'كان السعر {previous}',
  showMore: 'عرض المزيد (بقي {left})',
});
