import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the confirmation and of orders that failed, which are code-split. */
export const outcomeMessages = defineMessages('checkout.outcome', {
  order: 'Order',
  continueToPayment: 'Continue to payment',
  openPaymentAgain: 'Open the payment page again',
  paymentOpened:
    'The payment page has opened in a new window. Come back here or to My Orders when you are done.',
  paymentBlocked:
    'Your browser did not open the payment page. Continue below to pay for your order.',
  paymentIsNext: 'One step left: payment',
  paymentNeeded: 'Payment needed',
  paymentMissing:
    'Your order is saved, and we start on it once it is paid. You can pay in My Orders.',
  paid: 'Paid',
  paidHelp: 'We have your payment and start on your order.',
  paymentDeclined: 'The payment was declined. You can try again.',
  checkMyOrders: 'Check My Orders',
});
