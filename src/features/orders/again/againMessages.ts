import { defineMessages } from '@/i18n/defineMessages';

/** Texts of ordering again (product 11.13). */
export const againMessages = defineMessages('orders.again', {
  title: 'Order again',
  intro: 'At the prices of today. Nothing is paid before you check out.',
  what: 'the prices of today',
  loading: 'Loading the prices of today',
  now: '{price} now, {before} then',
  gone: 'No longer sold',
  allGone: 'None of these is sold any more. Tell us what you liked, and we find something close.',
  dyeLot:
    'Cloth is dyed in lots, and a new length may differ slightly. To match curtains that already hang, ask us for a sample first.',
  add: '{count, plural, one {Add 1 product to cart} other {Add {count} products to cart}}',
  adding: 'Adding …',
  added:
    '{count, plural, one {1 product is in your cart.} other {{count} products are in your cart.}}',
  failed: 'Not added: {names}. Try again, or open the product.',
  checkQuantities: 'Check the quantities in your cart before you pay.',
  viewCart: 'View cart',
  close: 'Close',
});
