import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { requestFor, type MadeDraft, type Pricing } from '@/lib/windows/madeDraft';

/** Fils; `undefined` for a window that cannot be made. */
function totalOf(pricing: Pricing, draft: MadeDraft): number | undefined {
  const result = priceWindow(requestFor(pricing, draft));
  return result.kind === 'refused' ? undefined : result.total;
}

/** What a draft costs more or less with changes, in dirhams; `undefined` when one of the two cannot be made. */
export function differenceOf(
  pricing: Pricing,
  draft: MadeDraft,
  changes: Partial<MadeDraft>,
): number | undefined {
  const now = totalOf(pricing, draft);
  const then = totalOf(pricing, { ...draft, ...changes });
  return now === undefined || then === undefined ? undefined : (then - now) / 100;
}
