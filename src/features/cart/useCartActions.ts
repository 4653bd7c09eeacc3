import type { CartAction, CartLineRef } from '@/contract/cart';
import { useAppDispatch } from '@/store/hooks';
import { actOnLine, addLine } from './changeCart';

export interface CartActions {
  /** Adds one; a visitor is led to sign-in first, and the line is added afterwards. */
  addToCart: (line: CartLineRef) => void;
  act: (action: CartAction, line: CartLineRef) => void;
}

/** Actions on the cart, with their toasts and refetches (product 8.6). */
export function useCartActions(): CartActions {
  const dispatch = useAppDispatch();
  return {
    addToCart: (line) => void dispatch(addLine(line)),
    act: (action, line) => void dispatch(actOnLine(action, line)),
  };
}
