import type { OrderStatus } from '../../../src/contract/orders.ts';
import type { Company } from '../../config.ts';
import type { OrdersTable } from '../../db/orderTables.ts';
import { SANDBOX_NOTICE } from '../../payments/sandbox.ts';
import { ORDER_PATH } from '../../rules/orderStatus.ts';
import { composeMail } from '../compose.ts';
import type { Block } from '../compose.ts';
import type { Mail } from '../mail.ts';

interface Words {
  /** Label in the list of steps. */
  step: string;
  /** Completes the sentence that begins with `Your order`. */
  news: string;
  next: string;
}

const WORDS: Record<OrderStatus, Words> = {
  Confirmed: { step: 'Order confirmed', news: 'is confirmed', next: 'We start on it next.' },
  Packed: {
    step: 'Packed',
    news: 'is packed',
    next: 'Everything is made up, checked and packed. It leaves our workroom next.',
  },
  Shipped: {
    step: 'Shipped',
    news: 'has left our workroom',
    next: 'We have handed it over for delivery.',
  },
  InTransit: {
    step: 'In transit',
    news: 'is in transit',
    next: 'It is travelling to the delivery team nearest to you.',
  },
  OutForDelivery: {
    step: 'Out for delivery',
    news: 'is out for delivery',
    next: 'Our delivery team has it on board. Please keep your phone within reach.',
  },
  Delivered: {
    step: 'Delivered',
    news: 'is delivered',
    next: 'We hope it looks just as you imagined. If anything is not right, reply to this e-mail.',
  },
  Cancelled: { step: 'Cancelled', news: 'is cancelled', next: 'Nothing was charged.' },
};

const REFUND = 'Your money is on its way back. The refund arrives in 3-4 business days.';

function stepsTo(status: OrderStatus): Block[] {
  const reached = ORDER_PATH.indexOf(status);
  if (reached < 0) return [];
  const steps = ORDER_PATH.map((step, index) => ({
    label: WORDS[step].step,
    isReached: index <= reached,
  }));
  return [{ kind: 'steps', steps }];
}

/** Content of a status mail. */
export interface StatusNews {
  order: Pick<OrdersTable, 'order_number' | 'status'>;
  /** Whether the customer gets a refund. */
  hasRefund: boolean;
  /** Whether the order is paid in the sandbox. */
  isSandbox: boolean;
  /** URL of the order in the shop. */
  orderUrl: string;
}

/** Notifies the customer of a new order status. */
export function orderStatusMail(
  company: Company,
  to: string,
  { order, hasRefund, isSandbox, orderUrl }: StatusNews,
): Mail {
  const { order_number: number, status } = order;
  const { news, next } = WORDS[status];
  const text = hasRefund ? REFUND : next;
  return {
    to,
    subject: `Your ${company.name} order ${number} ${news}`,
    ...composeMail(company, {
      overline: `Order ${number}`,
      title: `Your order ${news}`,
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
