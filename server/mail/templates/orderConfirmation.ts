import type { MadeDelivery } from '../../../src/contract/madeToMeasure.ts';
import type { Company } from '../../config.ts';
import type { OrdersTable } from '../../db/orderTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { unitOf } from '../../repositories/orderItemTexts.ts';
import type { TranslatedItem } from '../../repositories/orderItemTexts.ts';
import { dayText } from '../../rules/dayText.ts';
import { moneyText } from '../../rules/money.ts';
import { mapUrl, placeLines } from '../../rules/place.ts';
import { composeMail } from '../compose.ts';
import type { Block } from '../content.ts';
import type { Mail } from '../mail.ts';

/** An order with its items in the order's language. */
interface PlacedOrder {
  order: OrdersTable;
  items: readonly TranslatedItem[];
}

/** Isolates a label in another language, so that its numbers keep their order in Arabic text. */
function labelOf({ size_label: label, sizeLang }: TranslatedItem): string {
  return sizeLang === undefined ? label : `\u2068${label}\u2069`;
}

function billOf({ order, items }: PlacedOrder): Block {
  const { language } = order;
  const { mails, shop } = messagesIn(language);
  const text = mails.order;
  const money = (minor: number): string => moneyText(minor, order.currency, language);
  return {
    kind: 'bill',
    items: items.map((item) => ({
      label: item.product_name,
      detail: text.item(labelOf(item), shop.quantity(item.quantity, unitOf(item))),
      amount: money(item.unit_price_minor * item.quantity),
    })),
    totals: [
      { label: text.subTotal, amount: money(order.sub_total_minor) },
      {
        label: text.shipping,
        amount: order.shipping_minor === 0 ? text.free : money(order.shipping_minor),
      },
      { label: text.total, amount: money(order.total_minor) },
    ],
  };
}

function addressOf({ order }: PlacedOrder): string[] {
  const name = `${order.first_name} ${order.last_name}`;
  const { makani } = messagesIn(order.language).fields;
  return [
    ...[name, order.company_name, ...placeLines(order, order.language)],
    order.makani === '' ? '' : `${makani} ${order.makani}`,
  ].filter(Boolean);
}

/** When finished windows come. */
function daysOf(
  { order: { language } }: PlacedOrder,
  { isFitted, madeBy, arrives }: Partial<MadeDelivery> = {},
): Block[] {
  if (madeBy === undefined || arrives === undefined) return [];
  const { fittedFrom, arrivesBy } = messagesIn(language).mails.order;
  const [ready, day] = [madeBy, arrives].map((moment) => dayText(new Date(moment), language));
  const text = isFitted === true ? fittedFrom : arrivesBy;
  return [{ kind: 'paragraph', text: text(ready ?? '', day ?? '') }];
}

export interface ConfirmedOrder {
  placed: PlacedOrder;
  /** Of finished windows, if the order is paid today; absent without one. */
  ifPaid: MadeDelivery | undefined;
  /** URL of the order in the shop. */
  orderUrl: string;
  /** Whether the order is paid in the sandbox. */
  isSandbox: boolean;
}

/** Order confirmation for the customer, in the language of the order. */
export function orderConfirmationMail(
  company: Company,
  to: string,
  { placed, ifPaid, orderUrl, isSandbox }: ConfirmedOrder,
): Mail {
  const { order_number: number, language } = placed.order;
  const { mails, pages, fitter } = messagesIn(language);
  return composeMail(company, language, {
    to,
    subject: (shop) => mails.order.subject(shop, number),
    overline: { label: mails.order.overline, number },
    title: mails.order.title,
    preview: mails.order.next,
    blocks: [
      { kind: 'paragraph', text: mails.order.next },
      ...(isSandbox ? [{ kind: 'note', text: pages.sandboxNotice } as const] : []),
      ...daysOf(placed, ifPaid),
      billOf(placed),
      {
        kind: 'address',
        label: mails.order.deliveryTo,
        lines: addressOf(placed),
        map: { label: fitter.map, url: mapUrl(placed.order) },
      },
      { kind: 'link', label: mails.order.seeOrder, url: orderUrl },
    ],
  });
}
