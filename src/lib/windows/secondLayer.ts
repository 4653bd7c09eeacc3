import type { Id } from '@/contract/common';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import { firstDraft, type MadeDraft } from './madeDraft';
import { readMade, writeMade } from './madeText';

/** ID of the cloth of the second layer. */
export const layerProductId = ({ layer }: MadeDraft): Id | undefined => layer?.split('_', 1)[0];

/** What is chosen for the second layer. Size and place are those of the window, and the heading is that of the first until one is chosen. */
export function layerDraft(draft: MadeDraft, product: CurtainProduct): MadeDraft {
  const { windowId, width, drop, mount, draw, parts, measuring, heading } = draft;
  const window = { windowId, width, drop, mount, draw, parts, measuring };
  const alike = product.headings.includes(heading) && { heading };
  const first = { ...firstDraft(product), ...alike, ...window };
  return { ...readMade(draft.layer ?? '', first, product), ...window, left: null };
}

/** The second layer as the draft of the first keeps it. */
export const layerText = (productId: Id, chosen: MadeDraft, product: CurtainProduct): string =>
  `${productId}_${writeMade({ ...chosen, width: null, drop: null }, product)}`;
