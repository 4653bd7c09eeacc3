import type { Company } from '../../config.ts';
import type { OrderWithItems } from '../../repositories/orders.ts';
import { SANDBOX_NOTICE } from '../../payments/sandbox.ts';
import { moneyText } from '../../rules/money.ts';
import { quantityText } from '../../rules/quantityText.ts';
import { composeMail } from '../compose.ts';
import type { Block } from '../compose.ts';
import type { Mail } from '../mail.ts';

/** Mentions where to pay, because it is sent before the payment. */
const NEXT = 'We have it safely. On its page you can follow it, and pay or cancel it.';

function billOf({ order, items }: OrderWithItems): Block {
  const money = (minor: number): string => moneyText(minor, order.currency);
  return {
    kind: 'bill',
    items: items.map((item) => ({
      label: item.product_name,
      detail: `${item.size_label} × ${quantityText(item.quantity, item.sold_as)}`,
      amount: money(item.unit_price_minor * item.quantity),
    })),
    totals: [
      { label: 'Subtotal', amount: money(order.sub_total_minor) },
      {
        label: 'Shipping',
        amount: order.shipping_minor === 0 ? 'Free' : money(order.shipping_minor),
      },
      { label: 'Total', amount: money(order.total_minor) },
    ],
  };
}

function addressOf({ order }: OrderWithItems): string[] {
  const name = `${order.first_name} ${order.last_name}`;
  const place = [order.city, order.pin_code].filter(Boolean).join(' ');
  return [name, order.company_name, order.address, place, order.country].filter(Boolean);
}

export interface ConfirmedOrder {
  placed: OrderWithItems;
  /** URL of the order in the shop. */
  orderUrl: string;
  /** Whether the order is paid in the sandbox. */
  isSandbox: boolean;
}

/** Order confirmation for the customer. */
export function orderConfirmationMail(
  company: Company,
  to: string,
  { placed, orderUrl, isSandbox }: ConfirmedOrder,
): Mail {
  const number = placed.order.order_number;
  return {
    to,
    subject: `Your ${company.name} order ${number}`,
    ...composeMail(company, {
      overline: `Order ${number}`,
      title: 'Thank you for your order',
      preview: NEXT,
      blocks: [
        { kind: 'paragraph', text: NEXT },
        ...(isSandbox ? [{ kind: 'note', text: SANDBOX_NOTICE } as const] : []),
        billOf(placed),
        { kind: 'address', label: 'Delivery to', lines: addressOf(placed) },
        { kind: 'link', label: 'See your order', url: orderUrl },
      ],
    }),
  };
}
