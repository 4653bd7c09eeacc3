import type { OrderStatus } from '../../../src/contract/orders.ts';
import type { Company } from '../../config.ts';
import type { OrdersTable } from '../../db/orderTables.ts';
import { SANDBOX_NOTICE } from '../../payments/sandbox.ts';
import { ORDER_PATH } from '../../rules/orderStatus.ts';
import { composeMail } from '../compose.ts';
import type { Block } from '../compose.ts';
import type { Mail } from '../mail.ts';

interface StatusText {
  /** Label in the list of steps. */
  step: string;
  /** Completes the sentence that begins with `Your order`. */
  predicate: string;
  next: string;
}

const TEXTS: Record<OrderStatus, StatusText> = {
  Confirmed: { step: 'Order confirmed', predicate: 'is confirmed', next: 'We start on it next.' },
  Packed: {
    step: 'Packed',
    predicate: 'is packed',
    next: 'Everything is made up, checked and packed. It leaves our workroom next.',
  },
  Shipped: {
    step: 'Shipped',
    predicate: 'has left our workroom',
    next: 'We have handed it over for delivery.',
  },
  InTransit: {
    step: 'In transit',
    predicate: 'is in transit',
    next: 'It is travelling to the delivery team nearest to you.',
  },
  OutForDelivery: {
    step: 'Out for delivery',
    predicate: 'is out for delivery',
    next: 'Our delivery team has it on board. Please keep your phone within reach.',
  },
  Delivered: {
    step: 'Delivered',
    predicate: 'is delivered',
    next: 'We hope it looks just as you imagined. If anything is not right, reply to this e-mail.',
  },
  Cancelled: { step: 'Cancelled', predicate: 'is cancelled', next: 'Nothing was charged.' },
};

const REFUND = 'Your money is on its way back. The refund arrives in 3-4 business days.';

function stepsTo(status: OrderStatus): Block[] {
  const reached = ORDER_PATH.indexOf(status);
  if (reached < 0) return [];
  const steps = ORDER_PATH.map((step, index) => ({
    label: TEXTS[step].step,
    isReached: index <= reached,
  }));
  return [{ kind: 'steps', steps }];
}

export interface StatusChange {
  order: Pick<OrdersTable, 'order_number' | 'status'>;
  /** Whether the customer gets a refund. */
  hasRefund: boolean;
  /** Whether the order is paid in the sandbox. */
  isSandbox: boolean;
  /** URL of the order in the shop. */
  orderUrl: string;
}

/** Mail to the customer about a new order status. */
export function orderStatusMail(
  company: Company,
  to: string,
  { order, hasRefund, isSandbox, orderUrl }: StatusChange,
): Mail {
  const { order_number: number, status } = order;
  const { predicate, next } = TEXTS[status];
  const text = hasRefund ? REFUND : next;
  return {
    to,
    subject: `Your ${company.name} order ${number} ${predicate}`,
    ...composeMail(company, {
      overline: `Order ${number}`,
      title: `Your order ${predicate}`,
      preview: text,
      blocks: [
        { kind: 'paragraph', text },
        ...(isSandbox ? [{ kind: 'note', text: SANDBOX_NOTICE } as const] : []),
        ...stepsTo(status),
        { kind: 'link', label: 'See your order', url: orderUrl },
      ],
    }),
  };
}
