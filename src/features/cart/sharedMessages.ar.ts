import { translateMessages } from '@/i18n/translateMessages';
import { sharedMessages } from './sharedMessages';

export const arabic = translateMessages(sharedMessages, {
  title: 'سلتك',
  viewCart: 'عرض السلة',
  added: 'أُضيف المنتج إلى السلة',
  acted: 'حُدّثت السلة ({action})',
  loading: 'جارٍ تحميل سلتك',
  buttonLabel:
    '{count, plural, zero {السلة، لا منتجات} one {السلة، منتج واحد} two {السلة، منتجان} few {السلة، {count} منتجات} many {السلة، {count} منتجًا} other {السلة، {count} منتج}}',
  quantityIs: '{label}: الكمية {quantity}.',
  isRemoved: 'أُزيل {label}.',
  cartIs:
    '{count, plural, zero {سلتك فارغة.} one {في سلتك منتج واحد، الإجمالي {total}.} two {في سلتك منتجان، الإجمالي {total}.} few {في سلتك {count} منتجات، الإجمالي {total}.} many {في سلتك {count} منتجًا، الإجمالي {total}.} other {في سلتك {count} منتج، الإجمالي {total}.}}',
});
