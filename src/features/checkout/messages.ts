import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the checkout; those of product 9 are exact. */
export const messages = defineMessages('checkout', {
  title: 'Checkout',

  billingTitle: 'Billing details',
  billingHelp: 'Fields with a star are required. We call you only to arrange delivery and fitting.',
  /** As long as `billingHelp`, so that the form does not move. */
  prefilledHelp: 'Filled in from your last order; change what is new. Stars mark required fields.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name (optional)',
    country: 'Country / Region',
    address: 'Street address',
    pinCode: 'Postcode / ZIP (optional)',
    city: 'Town / City',
    makani: 'Makani number (optional)',
    phone: 'Phone',
    email: 'Email address',
    additionalInfo: 'Order notes (optional)',
  },
  addressPlaceholder: 'House number and street name',
  addressHelp:
    'Building or villa, apartment and area too, e.g. Marina Gate 1, apartment 2204, Dubai Marina',
  makaniHelp: '10 digits, on the plate at the entrance in Dubai. It leads our fitter to your door.',
  makaniInvalid: 'A Makani number has 10 digits',
  phonePlaceholder: 'Enter your phone number',
  phoneHelpUae: '10 digits with the leading 0, e.g. 050 123 4567',
  phoneHelp: '10 digits',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  countryRequired: 'Country is required',
  addressRequired: 'Street address is required',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Invalid phone number',
  emailRequired: 'Email address is required',
  emailInvalid: 'Invalid email address',

  noDialCode: 'search',
  dialCodeIs: 'Dial code: {code}',

  additionalTitle: 'Additional information',
  addWindows: 'Add measurements of my windows',
  paymentTitle: 'Payment',
  paymentHelp: 'Choose one. Choosing one clears the other.',
  paymentHelpOne: 'Select it to place your order.',
  paymentNone: 'We cannot take payments online at the moment.',
  paymentNoneHelp: 'Your cart is kept. To place your order, please call',
  paymentNoneKept: 'Your cart is kept. Please try again later.',
  payments: {
    stripe: {
      label: 'Stripe',
      description: 'Visa, Mastercard, Apple Pay or Google Pay, on Stripe’s page',
    },
    paypal: { label: 'PayPal', description: 'Your PayPal wallet, on PayPal’s page' },
    tabby: { label: 'Pay later with Tabby', description: 'Any card, on Tabby’s page' },
  },
  paymentRequired: 'Please select a payment method',
  placeOrder: 'Place Order',
  sending: 'Loading...',

  summaryTitle: 'Your order summary',
  summarySubject: 'your order',
  summaryLoading: 'Loading your order',
  editCart: 'Edit cart',

  placedTitle: 'Order placed',
  placed: 'Your order successfully placed',
  thanks: 'Thank you for your order',
  myOrders: 'My Orders',
  openingPayment: 'Opening the payment page…',
  paymentLater: 'You will find the order, its payment and its progress in My Orders.',
  unconfirmed: 'We could not confirm your order.',
  unconfirmedHelp:
    'The answer did not reach us. If the order is not there, press Place Order again: it cannot be placed twice.',
  refused: 'Your order was not placed.',
  emptyTitle: 'Your cart is empty.',
  emptyHelp: 'Choose a fabric and a size first; your order then continues here.',
  browse: 'Browse fabrics',
});

/** Texts of the order summary. */
export const summaryMessages = defineMessages('checkout.summary', {
  product: 'Product',
  subTotal: 'Subtotal',
  shipping: 'Shipping',
  freeShipping: 'Free',
  total: 'Total',
  times: '× {quantity}',
  each: 'each',
  changesTitle: 'Changed in your cart since you opened the checkout:',
  added: 'Added: {label}, × {quantity}',
  removed: 'No longer in your cart: {label}',
  quantityChanged: '{label}: quantity {quantity}, was {previous}',
  priceChanged: '{label}: {price}, was {previous}',
  moreChanges:
    '{count, plural, one {{count} more change, marked in your order} other {{count} more changes, marked in your order}}',
  newTotal: 'To pay now: {total}',
  lineIsNew: 'Added since you opened the checkout',
  lineHadQuantity: 'Quantity was {previous}',
  lineHadPrice: 'Price was {previous}',
  showMore: 'Show more ({left} left)',
});

/** Texts of the confirmation and of orders that failed. */
export const outcomeMessages = defineMessages('checkout.outcome', {
  /** Before the number of the order. */
  order: 'Order #',
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
