import type { Refusal } from '@/lib/madeToMeasure/configuration';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { requestFor, type MadeDraft, type Pricing } from '@/lib/windows/madeDraft';

/** What a change does to a window that has a price. */
export interface Effect {
  /** What it costs more or less, in dirhams. */
  difference?: number;
  /** Why the window could not be made with it. */
  refusal?: Refusal;
}

/** What changes would do to a draft, which is priced once; nothing while the draft itself has no price. */
export function effectsOn(
  pricing: Pricing,
  draft: MadeDraft,
): (changes: Partial<MadeDraft>) => Effect {
  const now = priceWindow(requestFor(pricing, draft));
  return (changes) => {
    if (now.kind === 'refused') return {};
    const then = priceWindow(requestFor(pricing, { ...draft, ...changes }));
    return then.kind === 'refused'
      ? { refusal: then.refusal }
      : { difference: (then.total - now.total) / 100 };
  };
}
