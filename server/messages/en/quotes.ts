import { dayText } from '../../rules/dayText.ts';

const list = new Intl.ListFormat('en-GB');

/** Texts of quotations. */
export const quotes = {
  /** Conditions, frozen with a quote. */
  holdsUntil: (day: string) =>
    `The prices hold until ${day}, for the sizes and choices that are listed.`,
  vatIncluded: 'All prices include 5% VAT.',
  fittedIn: (area: readonly string[]) =>
    `Finished windows are made, delivered and fitted in ${list.format(area)}. Elsewhere they cost less and come without fitting.`,
  tolerance: 'Curtains may differ by 10 mm from their size, blinds by 3 mm.',
  changes: (hours: number) =>
    `An order can be cancelled free of charge for ${hours} hours after the payment, and then until its cloth is cut.`,
  payment:
    'The order is placed and paid in the shop; we begin when it is paid. The checkout names the days.',
  excluded: {
    making: 'Making, lining, track and fitting of cloth by the metre and ready-made products',
    made: [
      'A new socket for a motor',
      'Taking down old curtains',
      'Scaffolding above 5 m',
      'Fitting outside our area',
    ],
  },

  noQuote: 'This quote does not exist any more.',
  badLines: (max: number) =>
    `sizeIds and quantities must be of the same length, from 1 to ${max}, without repeated sizes.`,
  unavailable: (name: string) => `We do not make ${name} any more. Remove it, then save the quote.`,
  tooMany: 'You have saved many quotes in a short time. They are safe.',
  full: (max: number) =>
    `${max} quotes are saved, and all of them are valid. Withdraw one to save another.`,
  accepted: (number: string) => `Quote ${number} is in your cart.`,
  acceptedInPart: (number: string, names: readonly string[]) =>
    `Quote ${number} is in your cart, without ${list.format(names)}: we do not sell it any more, or your cart is full.`,
  acceptedBefore: (number: string) =>
    `You have put quote ${number} in your cart before. Its prices hold until their day.`,
  takenByOther: (phone: string) =>
    `This quote was accepted by another customer. Call ${phone}, and we write you a new one.`,
  expired: (validUntil: Date, phone: string) =>
    `This quote was valid until ${dayText(validUntil, 'en')}. Choose again in the shop, or call ${phone}.`,
  replaced: (number: string) => `We have replaced this quote by ${number}, with the final sizes.`,
  nothingLeft: 'We do not sell anything of this quote any more. Choose again in the shop.',
  revoked: (number: string) => `Quote ${number} is withdrawn. Its link does not work any more.`,
  notRevocable: 'This quote was put in a cart. Remove its lines there.',
  mailed: (email: string) => `We have sent the quote to ${email}.`,
  tooManyMails: 'You have sent yourself many quotes today.',

  mail: {
    overline: 'Quote',
    subject: (shop: string, number: string) => `Your ${shop} quote ${number}`,
    title: 'Your quote',
    measured: 'Your quote with the final sizes',
    changed: (now: string, before: string) => `Measured: ${now} (before: ${before}).`,
    text: (day: string) => `Its prices hold until ${day}. On its page you put it in your cart.`,
    see: 'See your quote',
  },
};
