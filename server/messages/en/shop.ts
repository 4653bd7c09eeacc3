import type { CartAction } from '../../../src/contract/cart.ts';
import type { OrderStatus } from '../../../src/contract/orders.ts';
import type { LineUnit } from '../../../src/contract/products.ts';

/** Units after one and after several. */
const UNITS: Record<LineUnit, readonly [one: string, several: string]> = {
  metre: ['m', 'm'],
  panel: ['panel', 'panels'],
  blind: ['blind', 'blinds'],
  window: ['window', 'windows'],
};

/** Answers of the shop's endpoints. */
export const shop = {
  invalidEmail: 'Please enter a valid email address',
  invalidOtp: 'Please enter a valid 6-digit OTP',
  expiredCode: 'That code has expired. Ask for a new one.',
  wrongCode: (triesLeft: number) => {
    if (triesLeft <= 0)
      return 'That code is not right and cannot be used any more. Ask for a new one.';
    const tries = triesLeft === 1 ? '1 try' : `${triesLeft} tries`;
    return `That code is not right. ${tries} left.`;
  },
  tooManyCodes: 'Too many codes were asked for.',
  manyVisitors: 'Many visitors are asking for a code at the moment.',
  tooManyGuesses: 'Too many wrong codes were tried.',
  mailIsDown: 'We cannot send e-mails at the moment. Please try again in a few minutes.',
  codeSent: 'We have sent a 6-digit code to your e-mail.',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',

  noPasskeys: 'Passkeys do not work here. Please sign in with a code.',
  noPasskey: 'This passkey is removed already.',
  passkeyAdded: 'Your passkey is ready.',
  passkeyRemoved: 'The passkey is removed.',
  passkeyKnown: 'This passkey is saved already.',
  passkeysFull: (max: number) =>
    `At most ${max} passkeys can be saved. Remove one to create another.`,
  passkeyRefused: 'This passkey did not work. Try again, or sign in with a code.',
  tooManyPasskeys: 'You have created many passkeys in a short time.',
  tooManyRefusals: 'Many passkeys did not work. You can sign in with a code.',

  noSession: 'This device is not signed in any more.',
  sessionRevoked: 'This device is signed out.',
  sessionsRevoked: 'You are signed out on all devices.',
  nameSaved: 'Your name is saved.',
  nameRemoved: 'Your name is removed.',
  tooManyAccountChanges: 'You have changed your name many times in a short time.',
  tooManyExports: 'You have saved your data several times in a short time.',
  /** @param others number of further orders */
  ordersUnfinished: (numbers: readonly string[], others: number) => {
    const more = others > 0 ? ` and ${others} more` : '';
    const names = `${numbers.join(', ')}${more}`;
    return numbers.length + others === 1
      ? `Your order ${names} is not finished. You can close your account once it is delivered, or cancelled and refunded.`
      : `Your orders ${names} are not finished. You can close your account once they are delivered, or cancelled and refunded.`;
  },
  accountClosed: 'Your account is closed.',

  noCategory: 'This category does not exist.',
  noSubCategory: 'This sub-category does not exist.',
  noProduct: 'This product does not exist.',
  noSize: 'This product does not exist in this size.',

  /** A quantity with its unit, e.g. `6 m` or `2 panels`; without a unit when it is unknown. */
  quantity: (count: number, unit: LineUnit | null) => {
    if (unit === null) return String(count);
    const [one, several] = UNITS[unit];
    return `${count} ${count === 1 ? one : several}`;
  },

  added: 'Product Added to Cart Successfully',
  replaced: 'Product Changed Successfully',
  acted: (action: CartAction) => `Product ${action} Successfully`,
  badAction: 'action must be increment, decrement or remove.',
  badQuantity: (max: number) => `quantity must be a whole number from 1 to ${max}.`,
  noLine: 'This product is not in your cart any more.',
  lineFull: (max: number) => `You can order at most ${max} of one size.`,
  shortlistFull: (max: number) =>
    `Your shortlist has room for ${max} fabrics. Take one out to add another.`,
  tooManyShortlisted: 'You have changed your shortlist many times in a short time.',
  tooManyWindows: 'You have saved many changes in a short time. They are kept on your device.',
  tooManyAdditions: 'You have added many pieces in a short time. Your cart is safe.',

  cartChanged:
    'Your cart has changed since you last saw it. Check the new total, then place your order again.',
  emptyCart: 'Your cart is empty. Add a product before you order.',
  placed: 'Your order is placed.',
  placedUnpaid:
    'Your order is placed, but the payment page could not be opened. You can pay for it in My Orders.',
  tooManyOrders: 'You have placed many orders in a short time. Your cart is safe.',
  selectPayment: 'Please select a payment method: stripe or paypal.',
  paymentTypesDiffer: 'paymentType of the query and of the body differ.',
  typeUnavailable: (type: string, other: string) =>
    `We cannot take payments by ${type} at the moment. Please choose ${other}; your cart is kept.`,
  tabby: 'Tabby',
  amountNotTaken: (type: string, other: string) =>
    `${type} does not take orders of this amount. Please choose ${other}; your cart is kept.`,
  notOnline: (phone: string) =>
    `We cannot take payments online at the moment. Please call us on ${phone} to place your order; your cart is kept.`,
  invalidPhone: 'Invalid phone number',
  invalidBillingEmail: 'Invalid email address',
  invalidTrn: 'A tax number (TRN) has 15 digits, begins with 1 and ends with 03',
  invalidMakani: 'A Makani number has 10 digits',

  noAddress: 'This address does not exist.',
  addressesFull: (max: number) =>
    `At most ${max} addresses can be saved. Remove one to save another.`,
  addressSaved: 'Your address is saved.',
  addressRemoved: 'The address is removed.',
  /** @param name label or street of the address */
  nowDefault: (name: string) => `${name} is now your default address.`,
  tooManyAddressChanges: 'You have changed many addresses in a short time.',

  noOrder: 'This order does not exist.',
  badFilter: 'filter must be 30, 90 or a year such as 2026.',
  orderFinal: (status: OrderStatus) => `This order is ${status.toLowerCase()} already.`,
  cancelled: 'This product cancelled successFully',
  remakeStays: 'This order is a free remake. You can cancel it, but not change it in the cart.',
  returned: 'Your order is cancelled, and its products are in your cart.',
  tooManyCancellations: 'You have cancelled many orders in a short time.',
  noPaymentLink: 'This payment link does not exist.',
  noPayment: 'This payment does not exist.',

  noVisit: 'This visit does not exist.',
  enquirySent: 'Enquiry Submitted Successfully',
  tooManyEnquiries: 'We have several requests from you already, and will call you.',
  manyEnquiries: (phone: string) =>
    `We have many appointment requests online at the moment. You can book by phone: ${phone}.`,

  reviewAdded: 'Review Added Successfully',
  tooManyReviews: 'You have written many reviews in a short time.',
  tooManyPhotos: 'You have sent many photos in a short time.',
  photosWait: 'We have not checked your earlier photos yet. Please send new ones later.',
  noPhotosNow: 'We cannot take photos at the moment. You can send your text without them.',
  photoUnreadable: 'This photo cannot be read. Please choose another one.',
  photosGone: 'Your photos are no longer here. Please send them again.',
  badPhotos: (max: number) => `photos must be a list of at most ${max} ids.`,
  noReview: 'Please enter a review',
  noRating: 'Please select a rating',
  noReviewer: 'Please enter a name',
};
