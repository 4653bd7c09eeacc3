import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the order summary, which is code-split. */
export const summaryMessages = defineMessages('checkout.summary', {
  product: 'Product',
  subTotal: 'Subtotal',
  shipping: 'Shipping',
  freeShipping: 'Free',
  total: 'Total',
  times: '× {quantity}',
  each: 'each',
  showMore: 'Show more ({left} left)',
});
