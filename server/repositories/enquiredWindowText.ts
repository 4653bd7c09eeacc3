import { dayText } from '../rules/dayText.ts';
import { CURRENCY, moneyText } from '../rules/money.ts';
import type { EnquiredWindow } from './enquiredWindows.ts';
import { configurationLabel } from './orderedConfiguration.ts';

/** A finished window of an enquiry for the staff, in English: product, what was chosen, price and ID. */
export function enquiredWindowText(window: EnquiredWindow): string {
  const { content, price_minor: price, valid_until: until, size_id: id } = window;
  const what = `${content.productName.en}, ${configurationLabel(content, 'en')}`;
  return `${what}: ${moneyText(price, CURRENCY)} until ${dayText(new Date(until), 'en')} (${id})`;
}
