import { translateMessages } from '@/i18n/translateMessages';
import { announcerMessages } from './announcerMessages';

export const arabic = translateMessages(announcerMessages, {
  quantityIs: '{label}: الكمية {quantity}.',
  priceIs: '{label}: السعر الآن {price}.',
  isRemoved: 'أُزيل {label}.',
  cartIs:
    '{count, plural, zero {سلتك فارغة.} one {في سلتك منتج واحد، الإجمالي {total}.} two {في سلتك منتجان، الإجمالي {total}.} few {في سلتك {count} منتجات، الإجمالي {total}.} many {في سلتك {count} منتجًا، الإجمالي {total}.} other {في سلتك {count} منتج، الإجمالي {total}.}}',
});
