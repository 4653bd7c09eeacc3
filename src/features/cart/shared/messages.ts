import { defineMessages } from '@/i18n/defineMessages';

/** Texts about the cart on any page; those of product 8.5 and 8.6 are exact. */
export const sharedMessages = defineMessages('cart.shared', {
  title: 'Your cart',
  viewCart: 'View cart',
  added: 'Product Added to Cart Successfully',
  acted: 'Product {action} Successfully',
  loading: 'Loading your cart',
  /** Accessible name of the cart button in the top bar, with the digit that its badge shows (WCAG 2.5.3). */
  buttonLabel: '{count, plural, one {Cart, {count} item} other {Cart, {count} items}}',
  /** The same for no items. Apart, because the first plural takes a slow phone 70 ms in Arabic, and most pages show no other. */
  emptyButtonLabel: 'Cart, 0 items',
});

/** What is announced of a changed cart. */
export const announcerMessages = defineMessages('cart.announcer', {
  quantityIs: '{label}: quantity {quantity}.',
  priceIs: '{label}: the price is now {price}.',
  isRemoved: '{label} removed.',
  cartIs:
    '{count, plural, =0 {Your cart is empty.} one {{count} item in your cart, total {total}.} other {{count} items in your cart, total {total}.}}',
});
