import { defineMessages } from '@/i18n/defineMessages';

/** What is announced of a changed cart; loaded with the cart. */
export const announcerMessages = defineMessages('cart.announcer', {
  quantityIs: '{label}: quantity {quantity}.',
  priceIs: '{label}: the price is now {price}.',
  isRemoved: '{label} removed.',
  cartIs:
    '{count, plural, =0 {Your cart is empty.} one {{count} item in your cart, total {total}.} other {{count} items in your cart, total {total}.}}',
});
