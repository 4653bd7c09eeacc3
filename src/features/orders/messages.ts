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
} as const;

/** Reasons for a cancellation or a return (spec §3). */
export const REASONS = [
  'Incorrect item',
  'Damaged',
  'Quality not as Expected',
  'Changed my Mind',
] as const;
