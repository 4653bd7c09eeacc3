/** What the checkout says; the specification's own strings to the letter (spec §§2, 5, 8). */
export const messages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  countryRequired: 'Country is required',
  addressRequired: 'Street address is required',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Invalid phone number',
  emailRequired: 'Email address is required',
  emailInvalid: 'Invalid email address',
  paymentRequired: 'Please select a payment method',
  placed: 'Your order successfully placed',
  placeOrder: 'Place Order',
  sending: 'Loading...',
  noDialCode: 'search',
  phoneHelpUae: '10 digits, e.g. 050 123 4567',
  phoneHelp: '10 digits',
  unconfirmed: 'We could not confirm your order. Check My Orders',
  unconfirmedHelp:
    'The answer did not reach us. If the order is not there, press Place Order again: it cannot be placed twice.',
  refused: 'Your order was not placed.',
  continueToPayment: 'Continue to payment',
  openingPayment: 'Opening the payment page…',
} as const;
