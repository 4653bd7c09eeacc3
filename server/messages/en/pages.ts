import type { PaymentState } from '../../db/orderTables.ts';

type EndedState = Exclude<PaymentState, 'created' | 'open' | 'expire_due'>;

const ended: Record<EndedState, string> = {
  paid: 'This order is paid.',
  declined: 'This payment was declined. You can pay again from your order.',
  expired: 'This payment has ended. You can look at your order.',
  refund_due: 'This payment is being returned.',
  refunded: 'This payment was returned.',
};

/** Payment pages; `notOnlineText` gets HTML. */
export const pages = {
  sandboxNotice: 'Sandbox payment – no money moves',
  payTitle: 'Pay for your order',
  order: 'Order',
  amount: 'Amount',
  approve: 'Approve payment',
  decline: 'Decline payment',
  leave: 'Leave without paying',
  back: 'Back to the order',
  ended,
  payment: 'Payment',
  myOrders: 'My Orders',
  unavailableTitle: 'The payment page cannot be opened',
  unavailableText:
    'Your order is safe. Please try again in a few minutes, or pay later from My Orders.',
  notOnlineTitle: 'This order cannot be paid online at the moment',
  notOnlineText: (phone: string, email: string) =>
    `Your order is safe. Please call us on ${phone} or write to ${email}, and we will arrange the payment with you.`,
  declinedTitle: 'Tabby did not approve this payment',
  /** Tabby's own sentences for each reason. */
  declined: {
    not_available:
      'Sorry, Tabby is unable to approve this purchase. Please use an alternative payment method for your order.',
    order_amount_too_high:
      'This purchase is above your current spending limit with Tabby, try a smaller cart or use another payment method.',
    order_amount_too_low:
      'The purchase amount is below the minimum amount required to use Tabby, try adding more items or use another payment method.',
  },
  declinedSaved: 'Your order is saved, and nothing was charged.',
  payWith: {
    stripe: 'Pay by card',
    paypal: 'Pay with PayPal',
    tabby: 'Pay later with Tabby',
  },
  /** Name of the order on the provider's payment page. */
  orderName: (number: string) => `Order ${number}`,
};
