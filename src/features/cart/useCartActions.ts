import { cartLineKey } from '@/api/cart';
import type { CartAction, CartLineRef } from '@/contract/cart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectBusyCartLines } from '@/store/slices/cartWorkSlice';
import { actOnLine, addLine } from './changeCart';

export interface CartActions {
  /** Adds one; a visitor is led to sign-in first, and the line is added afterwards. */
  addToCart: (line: CartLineRef) => void;
  act: (action: CartAction, line: CartLineRef) => void;
  /** Whether a change of this line is on its way, pressed here or elsewhere on the page. */
  isBusy: (line: CartLineRef) => boolean;
}

/** What a shopper does to the cart; toasts and refetch come with it (spec §4). */
export function useCartActions(): CartActions {
  const dispatch = useAppDispatch();
  const busyLines = useAppSelector(selectBusyCartLines);
  return {
    addToCart: (line) => void dispatch(addLine(line)),
    act: (action, line) => void dispatch(actOnLine(action, line)),
    isBusy: (line) => busyLines[cartLineKey(line)] === true,
  };
}
