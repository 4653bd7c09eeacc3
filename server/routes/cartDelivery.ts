import type { CartDelivery, CartPlace } from '../../src/contract/cart.ts';
import type { Language } from '../../src/contract/common.ts';
import type { Messages } from '../messages/messages.ts';
import type { ConfiguredLine } from '../repositories/configuredLines.ts';
import { currentPriceTable } from '../repositories/priceTables.ts';
import { dayText } from '../rules/dayText.ts';
import { leadOfLines, madeDays } from '../rules/leadDays.ts';
import { deliveryDay } from '../rules/promisedDays.ts';
import { isInTravelArea, travelAreaIn } from '../rules/travelArea.ts';
import type { Services } from '../services.ts';

type Shop = Pick<Services, 'config' | 'db' | 'clock'>;

/** Whether finished windows are fitted where a cart goes; as long as that is not known, they are. */
export const isFittedAt = ({ config }: Pick<Shop, 'config'>, place: CartPlace): boolean =>
  place.city === undefined ||
  isInTravelArea({ city: place.city, country: place.country ?? '' }, config.travelArea);

/** Why windows come without fitting, and what to do. */
export function unfittedReason(
  { config }: Pick<Shop, 'config'>,
  { city = '' }: CartPlace,
  { made }: Messages,
  language: Language,
): string {
  const area = travelAreaIn(language, config.travelArea);
  return city === '' ? made.noTown(area) : made.outsideArea(area);
}

export interface DeliveredCart {
  place: CartPlace;
  configured: readonly ConfiguredLine[];
  /** Whether there are lines that are not made for a window. */
  hasOther: boolean;
}

/** When the lines of a cart come, if it is paid today. */
async function deliveryText(
  { db, clock }: Shop,
  { configured, hasOther }: DeliveredCart,
  { made }: Messages,
  language: Language,
): Promise<string> {
  const now = clock.now();
  const day = (moment: string | Date) => dayText(new Date(moment), language);
  const table = await currentPriceTable(db);
  const { madeBy, arrives } = madeDays(leadOfLines(configured, table?.leadTime), now);
  const isFitted = configured.every((line) => line.isFitted);
  const windows =
    madeBy === undefined || arrives === undefined
      ? made.dayByPhone
      : (isFitted ? made.fittedFrom : made.arrivesBy)(day(madeBy), day(arrives));
  const hours = table?.leadTime.changeHours ?? 0;
  return [
    windows,
    ...(hours > 0 ? [made.cancelFor(hours)] : []),
    ...(hasOther ? [made.othersBy(day(deliveryDay(now)))] : []),
  ].join(' ');
}

/** What a customer asks before paying for finished windows; `undefined` in a cart without one. */
export async function cartDelivery(
  shop: Shop,
  cart: DeliveredCart,
  messages: Messages,
  language: Language,
): Promise<CartDelivery | undefined> {
  if (cart.configured.length === 0) return undefined;
  const { made } = messages;
  const delivery = await deliveryText(shop, cart, messages, language);
  if (isFittedAt(shop, cart.place))
    return { delivery, fitting: made.fittedIn(travelAreaIn(language, shop.config.travelArea)) };
  const reason = unfittedReason(shop, cart.place, messages, language);
  return { delivery, fitting: made.notFitted, reason };
}
