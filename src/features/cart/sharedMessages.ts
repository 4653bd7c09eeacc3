import { defineMessages } from '@/i18n/defineMessages';

/** Texts about the cart on any page; those of product 8.5 and 8.6 are exact. */
export const sharedMessages = defineMessages('cart.shared', {
  title: 'Your cart',
  viewCart: 'View cart',
  added: 'Product Added to Cart Successfully',
  acted: 'Product {action} Successfully',
  loading: 'Loading your cart',
  /** Accessible name of the cart button in the top bar. */
  buttonLabel: '{count, plural, one {Cart, {count} item} other {Cart, {count} items}}',
  /** The same for no items. Apart, because the first plural takes a slow phone 70 ms in Arabic, and most pages show no other. */
  emptyButtonLabel: 'Cart, 0 items',
});
