import { translateMessages } from '@/i18n/translateMessages';
import { quantityMessages } from './quantityMessages';

export const arabic = translateMessages(quantityMessages, {
  quantityOf: 'الكمية: {what}',
  decrease: 'أنقص الكمية: {what}',
  increase: 'زد الكمية: {what}',
  updating: 'جارٍ التحديث',
});
