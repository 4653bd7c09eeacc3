import { messages as components } from '@/components/messages';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import {
  bodyFor,
  draftFor,
  isForProduct,
  requestFor,
  type MadeDraft,
  type Pricing,
} from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { fullWindowName } from '../windowName';
import { refusalText } from './refusalText';

export interface FinishedWindows {
  productId: Id;
  pricing: Pricing;
  /** Choices, and the window that they were made for. */
  draft: MadeDraft;
  windows: readonly MeasuredWindow[];
}

/** Windows of the list other than the chosen one, each priced with the same choices. */
export function useFinishedWindows({ productId, pricing, draft, windows }: FinishedWindows) {
  const t = useTranslate();
  return windows
    .filter((window) => window.id !== draft.windowId && isForProduct(window, pricing.product))
    .map((measured) => {
      const name = fullWindowName(t, measured, windows, t(components.comma));
      // How it is fixed and opens belongs to the window, what it looks like to the choice.
      const same = {
        ...draftFor(draft, measured, pricing.product),
        heading: draft.heading,
        left: null,
      };
      const request = { ...pricing, measured };
      const result = priceWindow(requestFor(request, same));
      const { id } = measured;
      return result.kind === 'refused'
        ? { id, name, reason: refusalText(t, result.refusal) }
        : {
            id,
            name,
            price: result.total / 100,
            body: bodyFor(productId, request, same, { windowId: id, name }),
          };
    });
}
