import type { CartAction, CartAddition, CartLineRef } from '@/contract/cart';
import { useAppDispatch } from '@/store/hooks';
import { actOnLine, addLine } from './changeCart';

export interface CartActions {
  /** Adds one, or `quantity`; when signed out, after sign-in. Resolves to how many were added. */
  addToCart: (line: CartAddition) => Promise<number | undefined>;
  act: (action: CartAction, line: CartLineRef) => void;
}

/** Cart actions with toasts and refetches (product 8.6). */
export function useCartActions(): CartActions {
  const dispatch = useAppDispatch();
  return {
    addToCart: (line) => dispatch(addLine(line)),
    act: (action, line) => void dispatch(actOnLine(action, line)),
  };
}
