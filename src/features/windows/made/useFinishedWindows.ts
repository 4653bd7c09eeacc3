import { messages as components } from '@/components/messages';
import type { Id } from '@/contract/common';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
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

/** What is chosen of a product. */
export interface FinishedLayer {
  productId: Id;
  pricing: Pricing;
  draft: MadeDraft;
}

export interface FinishedWindows {
  layers: readonly FinishedLayer[];
  /** The window for which the choices were made. */
  windowId: Id | undefined;
  windows: readonly MeasuredWindow[];
}

/** A layer as it would be for another window. */
function sameFor(
  { productId, pricing, draft }: FinishedLayer,
  measured: MeasuredWindow,
  name: string,
) {
  // How it is fixed and opens belongs to the window, what it looks like to the choice.
  const { heading } = draft;
  const same = { ...draftFor(draft, measured, pricing.product), heading, left: null };
  const request = { ...pricing, measured };
  return {
    result: priceWindow(requestFor(request, same)),
    body: bodyFor(productId, request, same, { windowId: measured.id, name }),
  };
}

/** Windows of the list other than the chosen one, each priced with the same choices. */
export function useFinishedWindows({ layers, windowId, windows }: FinishedWindows) {
  const t = useTranslate();
  return windows
    .filter(
      (window) =>
        window.id !== windowId &&
        layers.every(({ pricing }) => isForProduct(window, pricing.product)),
    )
    .map((measured) => {
      const { id } = measured;
      const name = fullWindowName(t, measured, windows, t(components.comma));
      let price = 0;
      const bodies: WindowPriceRequest[] = [];
      for (const layer of layers) {
        const { result, body } = sameFor(layer, measured, name);
        if (result.kind === 'refused') return { id, name, reason: refusalText(t, result.refusal) };
        price += result.total / 100;
        bodies.push(body);
      }
      return { id, name, price, bodies };
    });
}
