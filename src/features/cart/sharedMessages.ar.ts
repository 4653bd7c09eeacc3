import { translateMessages } from '@/i18n/translateMessages';
import { sharedMessages } from './sharedMessages';

export const arabic = translateMessages(sharedMessages, {
  title: 'سلتك',
  viewCart: 'عرض السلة',
  added: 'أُضيف المنتج إلى السلة',
  acted:
    '{action, select, increment {تمت زيادة الكمية} decrement {تم تقليل الكمية} other {تمت إزالة المنتج من السلة}}',
  loading: 'جارٍ تحميل سلتك',
  // Every form has the number that the button shows, so that voice control finds the button by it.
  buttonLabel:
    '{count, plural, zero {السلة، {count} منتجات} one {السلة، {count} منتج} two {السلة، {count} منتجان} few {السلة، {count} منتجات} many {السلة، {count} منتجًا} other {السلة، {count} منتج}}',
  emptyButtonLabel: 'السلة، 0 منتجات',
});
