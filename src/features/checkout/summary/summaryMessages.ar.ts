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
  showMore: 'عرض المزيد (بقي {left})',
});
