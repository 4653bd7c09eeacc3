import type { CartLineKey } from '@/api/cart';
import { useAppSelector } from '@/store/hooks';
import { selectBusyCartLines } from '@/store/slices/cartWorkSlice';

/** Whether a change of this line is on its way, pressed here or elsewhere on the page. */
export function useIsLineBusy(lineKey: CartLineKey): boolean {
  return useAppSelector((state) => selectBusyCartLines(state)[lineKey] === true);
}
