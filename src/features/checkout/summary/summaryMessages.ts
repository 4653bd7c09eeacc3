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
  changesTitle: 'Your cart has changed since you opened the checkout.',
  added: 'Added: {label}, × {quantity}',
  removed: 'No longer in your cart: {label}',
  quantityChanged: '{label}: quantity {quantity}, was {previous}',
  priceChanged: '{label}: {price}, was {previous}',
  moreChanges:
    '{count, plural, one {{count} more change, see below} other {{count} more changes, see below}}',
  newTotal: 'To pay now: {total}',
  lineIsNew: 'Added since you opened the checkout',
  lineHadQuantity: 'Quantity was {previous}',
  lineHadPrice: 'Price was {previous}',
  showMore: 'Show more ({left} left)',
});
