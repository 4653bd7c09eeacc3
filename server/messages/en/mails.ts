import type { OrderStatus } from '../../../src/contract/orders.ts';

interface StatusMessages {
  /** Label in the list of steps. */
  step: string;
  title: string;
  subject: (shop: string, number: string) => string;
  next: string;
}

/** Title and subject share the predicate of their sentence. */
function status(step: string, predicate: string, next: string): StatusMessages {
  return {
    step,
    title: `Your order ${predicate}`,
    subject: (shop, number) => `Your ${shop} order ${number} ${predicate}`,
    next,
  };
}

const statuses: Record<OrderStatus, StatusMessages> = {
  Confirmed: status('Order confirmed', 'is confirmed', 'We start on it next.'),
  Packed: status(
    'Packed',
    'is packed',
    'Everything is made up, checked and packed. It leaves our workroom next.',
  ),
  Shipped: status('Shipped', 'has left our workroom', 'We have handed it over for delivery.'),
  InTransit: status(
    'In transit',
    'is in transit',
    'It is travelling to the delivery team nearest to you.',
  ),
  OutForDelivery: status(
    'Out for delivery',
    'is out for delivery',
    'Our delivery team has it on board. Please keep your phone within reach.',
  ),
  Delivered: status(
    'Delivered',
    'is delivered',
    'We hope it looks just as you imagined. If anything is not right, reply to this e-mail.',
  ),
  Cancelled: status('Cancelled', 'is cancelled', 'Nothing was charged.'),
};

/** Mails to customers and visitors. */
export const mails = {
  code: {
    subject: (shop: string, code: string) => `${code} is your ${shop} sign-in code`,
    title: 'Your sign-in code',
    advice: 'It works once and for 3 minutes. Nobody from our team will ever ask you for it.',
    notYou: 'If you did not try to sign in, you can ignore this e-mail.',
  },
  closingCode: {
    subject: (shop: string, code: string) => `${code} is the code to close your ${shop} account`,
    title: 'Your code to close your account',
    advice: 'It works once and for 3 minutes. Nobody from our team will ever ask you for it.',
    notYou:
      'If you do not want to close your account, do not enter the code. If you did not ask for it, somebody else is signed in as you: choose “Sign out everywhere” in your account.',
  },
  order: {
    /** Before the number of the order. */
    overline: 'Order',
    subject: (shop: string, number: string) => `Your ${shop} order ${number}`,
    title: 'Thank you for your order',
    /** Mentions where to pay, because it is sent before the payment. */
    next: 'We have it safely. On its page you can follow it, and pay or cancel it.',
    /** Of finished windows. @param ready and day if it is paid today */
    fittedFrom: (ready: string, day: string) =>
      `If you pay today, your finished windows are made by ${ready} and fitted from ${day}.`,
    arrivesBy: (ready: string, day: string) =>
      `If you pay today, your finished windows are made by ${ready} and with you by ${day}.`,
    /** @param quantity text of `quantity` */
    item: (size: string, quantity: string) => `${size} × ${quantity}`,
    subTotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    deliveryTo: 'Delivery to',
    seeOrder: 'See your order',
    refund: 'Your money is on its way back. The refund arrives in 3-4 business days.',
  },
  statuses,
  /** Subjects have the number of the document. */
  invoices: {
    receipt: {
      subject: (shop: string, number: string) => `Your ${shop} receipt ${number}`,
      title: 'Your order is paid',
      text: 'Thank you. Your receipt is ready to print or save.',
      link: 'See your receipt',
    },
    refundReceipt: {
      subject: (shop: string, number: string) => `Your ${shop} refund receipt ${number}`,
      title: 'Your refund receipt',
      text: 'Your payment is returned. The receipt for the refund is ready to print or save.',
      link: 'See your refund receipt',
    },
    taxInvoice: {
      subject: (shop: string, number: string) => `Your ${shop} tax invoice ${number}`,
      title: 'Your order is paid',
      text: 'Thank you. Your tax invoice is ready to print or save.',
      link: 'See your tax invoice',
    },
    taxCreditNote: {
      subject: (shop: string, number: string) => `Your ${shop} tax credit note ${number}`,
      title: 'Your tax credit note',
      text: 'Your payment is returned. The credit note cancels your tax invoice.',
      link: 'See your tax credit note',
    },
  },
  /** Numbers of a credit note or refund receipt, and of what it cancels. */
  cancels: (number: string, cancelled: string) => `${number} cancels ${cancelled}.`,
  /** A window that is made again for nothing. @param original number of the order in which it was bought */
  remake: {
    subject: (shop: string, number: string) => `Your ${shop} order ${number}: we make it again`,
    title: 'We make your window again',
    text: (original: string) =>
      `We make the window from your order ${original} again, as you ordered it. There is nothing to pay.`,
  },
  /** A payment that the shop has returned. */
  refund: {
    subject: (shop: string, number: string) => `Your ${shop} refund for order ${number}`,
    title: 'We have returned your payment',
    text: (amount: string) =>
      `We have returned ${amount} to the card or account that you paid with. Your bank may need a few days to show it.`,
  },
  enquiry: {
    subject: (shop: string) => `We have your ${shop} appointment request`,
    title: 'Thank you for asking us to visit',
    next: 'Our team will call you to confirm the day and time.',
    booked: {
      subject: (shop: string) => `Your ${shop} visit is booked`,
      title: 'Your visit is booked',
    },
    nextByMail: 'Our team will write to you to agree on the day and time.',
    offer:
      'Measuring, advice and a written quotation are free. We bring fabric samples to look at in your own light.',
    notYou: 'If you did not ask for this, please tell us.',
  },
};
