import { defineMessages } from '@/i18n/defineMessages';

/** Texts of quotations (product 16.30). */
export const messages = defineMessages('quotes', {
  title: 'Quote',
  subject: 'the quote',
  loading: 'Loading the quote',
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  customer: 'For',
  revises: 'Replaces',
  states: {
    accepted: 'This quote was put in a cart.',
    expired: 'This quote is not valid any more. Choose again in the shop, or call us.',
    replaced: 'We have replaced this quote by one with the final sizes. It is in your e-mail.',
  },
  lines: 'What is offered',
  each: 'each',
  quantity: '{quantity} pieces',
  before: 'Before measuring: {size}, {price}',
  subTotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  vat: 'VAT included: {amount}',
  conditions: 'Conditions',
  excluded: 'Not included',
  accept: 'Put this quote in my cart',
  mail: 'Send it to me by e-mail',
  print: 'Print',
  revoke: 'Withdraw',
  revokeText: 'Its link then works no more, also for those who have it from you.',
  keep: 'Keep it',
  revokeConfirm: 'Withdraw this quote',
  save: 'Save as quote',
  saveOf: 'Save {name} as quote',
  missingTitle: 'This quote does not exist any more',
  missingHelp: 'It was withdrawn, it is older than a year, or its link is not complete.',
  toFabrics: 'See the fabrics',
});

/** Texts of the quotes on the account page (product 16.33). */
export const listMessages = defineMessages('quotes.list', {
  title: 'My quotes',
  subject: 'your quotes',
  help: 'Prices that hold for 30 days. Put a quote in your cart, print it or withdraw it.',
  none: 'You have no quotes yet. ‘Save as quote’ is beside the price of a finished window, in the comparison and in the print view of the cart.',
  line: '{total}, of {date}',
  states: {
    open: 'Valid until {day}',
    accepted: 'Put in a cart',
    expired: 'Was valid until {day}',
    replaced: 'Replaced by a quote with the final sizes',
  },
});
