import type { Company } from '../../config.ts';
import { escapeHtml } from '../../http/html.ts';
import type { OrderWithItems } from '../../repositories/orders.ts';
import { toDecimal } from '../../rules/money.ts';
import type { Mail } from '../mail.ts';
import { mailHtml, signature } from './layout.ts';

interface Line {
  label: string;
  amount: string;
}

function linesOf({ order, items }: OrderWithItems): Line[] {
  const money = (minor: number): string => `${order.currency} ${toDecimal(minor)}`;
  return [
    ...items.map((item) => ({
      label: `${item.product_name}, ${item.size_label} × ${item.quantity}`,
      amount: money(item.unit_price_minor * item.quantity),
    })),
    { label: 'Subtotal', amount: money(order.sub_total_minor) },
    { label: 'Shipping', amount: money(order.shipping_minor) },
    { label: 'Total', amount: money(order.total_minor) },
  ];
}

function addressOf({ order }: OrderWithItems): string {
  const name = `${order.first_name} ${order.last_name}`;
  const place = [order.city, order.pin_code].filter(Boolean).join(' ');
  return [name, order.company_name, order.address, place, order.country].filter(Boolean).join(', ');
}

/** Tells a customer what was ordered; `orderUrl` leads to the order in the shop. */
export function orderConfirmationMail(
  company: Company,
  to: string,
  placed: OrderWithItems,
  orderUrl: string,
): Mail {
  const number = placed.order.order_number;
  const lines = linesOf(placed);
  const address = addressOf(placed);
  const rows = lines.map(
    (line) =>
      `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(line.label)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${escapeHtml(line.amount)}</td></tr>`,
  );
  return {
    to,
    subject: `Your ${company.name} order ${number}`,
    text: [
      `Thank you for your order ${number}.`,
      '',
      ...lines.map((line) => `${line.label}: ${line.amount}`),
      '',
      `Delivery to: ${address}`,
      '',
      `Follow, pay or cancel your order: ${orderUrl}`,
      '',
      signature(company),
    ].join('\n'),
    html: mailHtml(
      company,
      `<p>Thank you for your order <strong>${escapeHtml(number)}</strong>.</p>
<table style="border-collapse:collapse;width:100%">${rows.join('')}</table>
<p>Delivery to: ${escapeHtml(address)}</p>
<p><a href="${escapeHtml(orderUrl)}" style="color:#8A6A32">Follow, pay or cancel your order</a></p>`,
    ),
  };
}
