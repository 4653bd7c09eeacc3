/** What the orders say; the specification's own strings to the letter (spec §§2–4, 8). */
export const messages = {
  noOrders: 'No orders found.',
  cancelled: 'This product cancelled successFully',
  refund: 'The refund arrives in 3-4 business days.',
  irreversible: 'This cannot be undone.',
  alreadyCancelled: 'This order is already cancelled.',
  cancelHelp: 'You can cancel until the order is delivered.',
  continueToPayment: 'Continue to payment',
  track: 'Track Your Order',
  trackBar: 'Track your order',
  closeTracking: 'Close tracking',
  title: 'My Orders',
  backToOrders: 'Back to My Orders',
  filterTitle: 'Show orders from',
  pages: 'Pages of your orders',
  pastTheEnd: 'There are no more orders.',
  firstPage: 'First page',
  olderHelp: 'There may be older ones.',
  noneHelp: 'What you order appears here, with its progress and its payment.',
  browse: 'Browse fabrics',
  missingTitle: 'We could not find this order.',
  missingHelp:
    'It may belong to another account, or the link is incomplete. Your own orders are in the list.',
  cancelUnreachable:
    'We could not cancel the order. Check your connection and try again: it cannot be cancelled twice.',
  cancelInvitation: 'Tell us why, if you like.',
  chooseReason: 'Choose a reason',
  keepOrder: 'Keep order',
  confirm: 'Confirm',
} as const;

/** Reasons for a cancellation or a return (spec §3). */
export const REASONS = [
  'Incorrect item',
  'Damaged',
  'Quality not as Expected',
  'Changed my Mind',
] as const;
