import type { CartAction } from '@/contract/cart';

/** The cart's words; those that the specification gives stand to the letter (§2, §4, §8). */
export const messages = {
  added: 'Product Added to Cart Successfully',
  acted: (action: CartAction) => `Product ${action} Successfully`,
  empty: 'No Data Fount',
  emptyHelp: 'Your cart is empty. Choose a fabric and its size, and it will wait for you here.',
  browse: 'Browse fabrics',
  signInTitle: 'Your cart is waiting',
  signInHelp: 'Sign in with a code by e-mail to see your cart and to keep it on every device.',
  signIn: 'Sign in',
  home: 'Home',
  pageTitle: 'Cart',
  title: 'Your cart',
  subject: 'your cart',
  loading: 'Loading your cart',
  tableLabel: 'Products in your cart',
  picture: 'Picture',
  product: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  lineTotal: 'Total',
  remove: 'Remove',
  showMore: (left: number) => `Show more (${left} left)`,
  removeLine: (label: string) => `Remove ${label}`,
  totalsTitle: 'Cart totals',
  subTotal: 'Subtotal',
  shipping: 'Shipping',
  freeShipping: 'Free',
  total: 'Total',
  toCheckout: 'PROCEED TO CHECKOUT',
  viewCart: 'View cart',
  checkout: 'Checkout',
  close: 'Close cart',
  /** Name of the cart's control in the top bar. */
  buttonLabel: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  quantityIs: (label: string, quantity: number) => `${label}: quantity ${quantity}.`,
  isRemoved: (label: string) => `${label} removed.`,
  cartIs: (count: number, total: string) =>
    count === 0
      ? 'Your cart is empty.'
      : `${count} ${count === 1 ? 'item' : 'items'} in your cart, total ${total}.`,
} as const;
