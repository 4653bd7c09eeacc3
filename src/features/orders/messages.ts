import type { OrderStatus, PaymentType } from '@/contract/orders';

const orderOf = (number: string) => `Order #${number}`;

/** Labels of the statuses; the timeline uses longer ones for some (product 11.6). */
const statuses: Readonly<Record<OrderStatus, string>> = {
  Confirmed: 'Order Confirmed',
  Packed: 'Packed',
  Shipped: 'Shipped',
  InTransit: 'In Transit',
  OutForDelivery: 'Out For Delivery',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
};

const paymentTypes: Readonly<Record<PaymentType, string>> = {
  stripe: 'Card (Stripe)',
  paypal: 'PayPal',
};

/** Keys are sent by the server, which may send others. */
const paymentStatuses = {
  paid: 'Paid',
  pending: 'Not paid yet',
  declined: 'Payment declined. You can try again.',
  refundDue: 'Refund on its way, 3-4 business days',
  refunded: 'Refunded, with you within 3-4 business days',
  cancelled: 'Cancelled, nothing was charged',
};

/** Texts of the orders; those of product 11 are exact. */
export const messages = {
  statuses,
  paymentTypes,
  paymentStatuses,
  refundBy: (date: string) => `Refund on its way, due by ${date} (3-4 business days)`,
  refundOverdue: (date: string) => `Refund overdue since ${date}. Please call us.`,
  refundedBy: (date: string) => `Refunded, due with you by ${date}`,

  title: 'My Orders',
  order: orderOf,
  placedOn: 'Placed on',
  browse: 'Browse fabrics',

  list: 'Your orders',
  listSubject: 'your orders',
  listLoading: 'Loading your orders',
  more: (count: number) => `+ ${count} more`,
  filter: 'Filter orders',
  filterTitle: 'Show orders from',
  last30Days: 'Last 30 Days',
  last90Days: 'Last 90 Days',
  showFrom: (period: string) => `Show orders from ${period}`,
  pages: 'Pages of your orders',
  previous: 'Previous',
  next: 'Next',
  noOrders: 'No orders found.',
  pastTheEnd: 'There are no more orders.',
  firstPage: 'First page',
  olderHelp: 'There may be older ones.',
  noneHelp: 'What you order appears here, with its progress and its payment.',

  orderTitle: 'Your order',
  orderSubject: 'this order',
  orderLoading: 'Loading your order',
  backToOrders: 'Back to My Orders',
  missingTitle: 'We could not find this order.',
  missingHelp:
    'It may belong to another account, or the link is incomplete. Your own orders are in the list.',
  details: 'Order details',
  items: 'Items',
  quantity: (quantity: number) => `Quantity ${quantity}`,
  each: 'each',
  summary: 'Order summary',
  subTotal: 'Subtotal',
  shipping: 'Shipping',
  freeShipping: 'Free',
  total: 'Total',
  payment: 'Payment',
  paymentMethod: 'Method',
  paymentStatus: 'Status',
  continueToPayment: 'Continue to payment',
  shippingAddress: 'Shipping address',

  track: 'Track Your Order',
  trackBar: 'Track your order',
  closeTracking: 'Close tracking',
  progress: 'Progress of your order',
  steps: {
    Confirmed: {
      label: 'Order Confirmed',
      hint: 'We have your order and prepare your fabric.',
    },
    Packed: {
      label: 'Packed (Order Processed)',
      hint: 'Cut, checked and packed in our workshop.',
    },
    Shipped: { label: 'Shipped', hint: 'It has left our workshop in Dubai.' },
    InTransit: { label: 'In Transit', hint: 'On the road to you.' },
    OutForDelivery: {
      label: 'Out For Delivery',
      hint: 'With the driver, who calls before coming.',
    },
    Delivered: { label: 'Delivered', hint: 'With you. Enjoy your new view.' },
  },
  stepStates: {
    done: 'done',
    current: 'current step',
    upcoming: 'to come',
    dimmed: 'cancelled',
  },
  wasCancelled: 'This order was cancelled.',
  wasCancelledOn: (date: string) => `This order was cancelled on ${date}.`,
  otherStatus: (status: string) => `Status: ${status}`,
  returnProgress: 'Progress of your return',
  returnSteps: {
    started: 'Return Started',
    pickup: 'Awaiting Pickup',
    transit: 'In Transit (Return)',
    received: 'Return Received',
    refund: 'Refund Processed',
    closed: 'Return Closed',
  },

  cancellation: 'Cancellation',
  cancel: 'Cancel',
  cancelHelp: 'You can cancel until the order is delivered.',
  alreadyCancelled: 'This order is already cancelled.',
  refund: 'The refund arrives in 3-4 business days.',
  irreversible: 'This cannot be undone.',
  cancelTitle: (number: string) => `Cancel order #${number}`,
  cancelInvitation: 'Tell us why, if you like.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  /** Labels of the reasons; the keys are sent to the server (product 11.9). */
  reasons: {
    'Incorrect item': 'Incorrect item',
    Damaged: 'Damaged',
    'Quality not as Expected': 'Quality not as Expected',
    'Changed my Mind': 'Changed my Mind',
  },
  comment: 'Comment (optional)',
  keepOrder: 'Keep order',
  continue: 'Continue',
  confirmCancellation: 'Confirm cancellation',
  willBeCancelled: (number: string) => `${orderOf(number)} will be cancelled.`,
  confirmReturn: 'Confirm return',
  willBeReturned: (number: string) => `A return of order #${number} will be started.`,
  keepItems: 'Keep items',
  cancelled: 'This product cancelled successFully',
  cancelRefused: 'This order cannot be cancelled any more.',
  cancelRefusedHelp: 'Below you see it as it is now.',
  cancelUnreachable:
    'We could not cancel the order. Check your connection and try again: it cannot be cancelled twice.',
} as const;
