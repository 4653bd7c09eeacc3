import { boundedCache } from '../boundedCache.ts';
import type { Clock } from '../clock.ts';
import type { PixelLimits } from '../limits/photos.ts';

interface Spending {
  pixels: number;
  endsAt: number;
}

/**
 * Budget of each customer for pixels to decode, which take most of the time of an image, in memory like the queue of the
 * images. It tracks the most recent customers.
 */
export function createPixelBudget({ pixels, windowMs, customers }: PixelLimits, clock: Clock) {
  const spendings = boundedCache<Spending>({ max: customers });
  const currentOf = (customer: string, now: number): Spending | undefined => {
    const spending = spendings.get(customer);
    return spending !== undefined && spending.endsAt > now ? spending : undefined;
  };
  return {
    /** Time to wait until the customer may send a photo, in ms; 0 while something of the budget is left. */
    waitFor: (customer: string) => {
      const now = clock.now().getTime();
      const spending = currentOf(customer, now);
      return spending !== undefined && spending.pixels >= pixels ? spending.endsAt - now : 0;
    },
    spend: (customer: string, decoded: number) => {
      const now = clock.now().getTime();
      const spending = currentOf(customer, now) ?? { pixels: 0, endsAt: now + windowMs };
      spending.pixels += decoded;
      spendings.set(customer, spending);
    },
  };
}
