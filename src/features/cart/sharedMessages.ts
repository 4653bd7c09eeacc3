import type { CartAction } from '@/contract/cart';

/** Texts about the cart on any page; those of product 8.5 and 8.6 are exact. */
export const sharedMessages = {
  title: 'Your cart',
  viewCart: 'View cart',
  added: 'Product Added to Cart Successfully',
  acted: (action: CartAction) => `Product ${action} Successfully`,
  loading: 'Loading your cart',
  /** Accessible name of the cart button in the top bar. */
  buttonLabel: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  quantityIs: (label: string, quantity: string) => `${label}: quantity ${quantity}.`,
  isRemoved: (label: string) => `${label} removed.`,
  cartIs: (count: number, total: string) =>
    count === 0
      ? 'Your cart is empty.'
      : `${count} ${count === 1 ? 'item' : 'items'} in your cart, total ${total}.`,
} as const;
