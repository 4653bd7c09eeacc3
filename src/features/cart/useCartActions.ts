import type { CartAction, CartLineRef } from '@/contract/cart';
import { useAppDispatch } from '@/store/hooks';
import { actOnLine, addLine } from './changeCart';

export interface CartActions {
  /** Adds one; when signed out, after sign-in. */
  addToCart: (line: CartLineRef) => void;
  act: (action: CartAction, line: CartLineRef) => void;
}

/** Cart actions with toasts and refetches (product 8.6). */
export function useCartActions(): CartActions {
  const dispatch = useAppDispatch();
  return {
    addToCart: (line) => void dispatch(addLine(line)),
    act: (action, line) => void dispatch(actOnLine(action, line)),
  };
}
