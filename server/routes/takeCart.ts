import type { Language } from '../../src/contract/common.ts';
import type { BillingPayload } from '../../src/contract/orders.ts';
import type { Tx } from '../db/open.ts';
import { conflict } from '../http/errors.ts';
import type { HttpError } from '../http/errors.ts';
import { takeLines } from '../repositories/carts.ts';
import { configuredLines, removeConfiguredLines } from '../repositories/configuredLines.ts';
import type { ConfiguredLine } from '../repositories/configuredLines.ts';
import { withHeldPrices } from '../repositories/heldPrices.ts';
import { currentPriceTable } from '../repositories/priceTables.ts';
import { pricedItems } from '../repositories/products.ts';
import type { PricedItem } from '../repositories/products.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { cartRevision } from '../rules/cartRevision.ts';
import { leadOfLines } from '../rules/leadDays.ts';
import { totalsOf } from '../rules/totals.ts';
import type { Totals } from '../rules/totals.ts';
import type { Services } from '../services.ts';
import { isFittedAt, unfittedReason } from './cartDelivery.ts';
import { configuredOrderItem, nameOf } from './configuredItem.ts';

/** Error for a cart that is not the one that the customer saw. */
const cartChanged = (repriced: ConfiguredLine | undefined): HttpError =>
  conflict((m) =>
    repriced === undefined
      ? m.shop.cartChanged
      : m.made.repriced(nameOf(repriced.content, m.made), repriced.unit_price_minor),
  );

/** Whose cart is ordered, and where it goes. */
interface CartBuyer {
  user: SessionUser;
  billing: BillingPayload;
  /** Language of messages. */
  language: Language;
}

interface TakenCart {
  items: PricedItem[];
  totals: Totals;
  /** Error for a cart that is not the one with this revision. */
  changed: (revision: string) => HttpError | undefined;
}

/**
 * Empties the cart.
 * @returns its items, with finished windows as they were priced
 * @throws HttpError 409 when the shop does not make one any more; the cart is kept
 */
export async function takeCart(
  trx: Tx,
  services: Services,
  { user, billing, language }: CartBuyer,
): Promise<TakenCart> {
  const now = services.clock.now();
  const isFitted = isFittedAt(services, billing);
  const configured = await configuredLines(trx, user.id, now, isFitted);
  const gone = configured.find(({ isUnavailable }) => isUnavailable);
  if (gone) throw conflict((m) => m.made.unavailable(nameOf(gone.content, m.made)));
  const items = await pricedItems(trx, await takeLines(trx, user.id));
  const sold = await withHeldPrices(trx, user.id, now, items);
  const table = configured.length === 0 ? undefined : await currentPriceTable(trx);
  const lead = leadOfLines(configured, table?.leadTime);
  await removeConfiguredLines(trx, user.id);
  const totals = totalsOf([...sold, ...configured]);
  return {
    items: [...sold, ...configured.map((line) => configuredOrderItem(line, lead))],
    totals,
    changed: (revision) => {
      if (revision === cartRevision([...sold, ...configured], totals)) return undefined;
      if (!isFitted && configured.length > 0)
        return conflict((m) => unfittedReason(services, billing, m, language));
      return cartChanged(configured.find(({ previousMinor }) => previousMinor !== undefined));
    },
  };
}
