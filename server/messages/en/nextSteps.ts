import type { CareMethod } from '../../../src/contract/facets.ts';

const METHODS: Readonly<Record<CareMethod, string>> = {
  'machine-wash':
    'take out hooks and weights, wash gently at 30 °C at most, and hang it while still damp. No tumble-drying.',
  'dry-clean': 'dry-clean only. In between, a soft brush is enough.',
  wipe: 'wipe it with a damp cloth. It does not go in the machine.',
};

/** What happens next with an order, in mails about its payment and status (product 11.14). */
export const nextSteps = {
  made: (day: string) => `We prepare your order next. It is ready by ${day}.`,
  expected: (day: string) => `Expected with you by ${day}.`,
  fitted: (day: string) => `We fit it from ${day}, and call you to agree on the hour.`,
  /** @param moment day and time */
  cancelUntil: (moment: string) =>
    `You can cancel it on its page until ${moment}. Then its cloth is cut.`,
  stillCancel: 'Until it is delivered you can cancel it on its page.',
  /** @param phone empty when it is unknown */
  call: (phone: string) =>
    `We call you${phone === '' ? '' : ` on ${phone}`} to agree on the hour of delivery.`,
  callToFit: (phone: string) =>
    `We call you${phone === '' ? '' : ` on ${phone}`} to agree on the hour of fitting.`,
  clear: 'Please clear the window and one metre in front of it.',
  /** @param place empty when it is unknown */
  travelling: (place: string) => `It is on its way${place === '' ? ' to you' : ` to ${place}`}.`,
  today: 'It comes today. Our driver calls you before.',
  fitsToday: 'We come today to fit it. Our fitter calls you before.',
  rest: 'Hang it and let it rest for a week: folds from the parcel fall out by themselves.',
  restFitted: 'Let it rest for a week: folds fall out by themselves.',
  careOf: (name: string, method: CareMethod) => `${name}: ${METHODS[method]}`,
  care: 'How to care for the fabric is on the page of the product.',
  faults: (day: string) =>
    `If anything is wrong, tell us by ${day} on the page of your order, with two photographs.`,
  refundBy: (day: string) => `You have it by ${day}.`,
};
