import type { ComplaintKind } from '../../../src/contract/complaints.ts';
import { dayText } from '../../rules/dayText.ts';

const kinds: Record<ComplaintKind, string> = {
  fit: 'It does not fit',
  quality: 'It is not well made or fitted',
  damaged: 'It is damaged',
  wrong: 'It is not what I ordered',
  missing: 'Something is missing',
  other: 'Something else',
};

const ownMistakes = 'What we did wrong, we always put right free.';

/** Texts of complaints about orders. */
export const complaints = {
  kinds,
  badKind: 'Please choose what is wrong',
  noText: 'Please describe what is wrong',
  text: 'The description',
  badItems: (max: number) => `items must be a list of at most ${max} lines of the order.`,
  tooMany: 'You have sent several complaints in a short time. We have them all.',
  full: (phone: string) =>
    `We have many complaints from you already. Call ${phone}, and we settle them together.`,
  photosFull: 'We have many photos of your complaints already. Please send this one without.',
  sent: (number: string) => `We have your complaint ${number}, and write to you about it.`,

  /** What the fit guarantee gives for a window. */
  promises: {
    given: 'Fit guarantee: if it does not fit, we make it again free.',
    givenUntil: (until: Date) =>
      `Fit guarantee until ${dayText(until, 'en')}: if it does not fit, we make it again free.`,
    missing: `This window was ordered without the fit guarantee. We look at it all the same. ${ownMistakes}`,
    ended: (until: Date) => `Its fit guarantee ended on ${dayText(until, 'en')}. ${ownMistakes}`,
    used: `It was made again free once before. ${ownMistakes}`,
  },

  mail: {
    overline: 'Complaint',
    subject: (shop: string, number: string) => `${shop}: we have your complaint ${number}`,
    title: 'We have your complaint',
    text: (order: string) =>
      `We are sorry that something is wrong with your order ${order}. We look at it and write to you. Our answer will also be on the page of the order.`,
    yourText: 'You wrote',
    answerSubject: (shop: string, number: string) => `${shop}: our answer to complaint ${number}`,
    answerTitle: 'Our answer to your complaint',
    answer: 'We write',
    notSettled: 'Not settled? Reply to this mail, or write again on the page of your order.',
    see: 'See your order',
  },
};
