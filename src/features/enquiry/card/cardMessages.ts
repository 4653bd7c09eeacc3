import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the confirmation of a requested visit (product 7.8). */
export const cardMessages = defineMessages('enquiry.card', {
  title: 'Your visit request',
  when: '{day}, {time}',
  zone: 'Dubai time',
  /** What comes next, by how the shop can answer. */
  next: {
    anyHow: 'This is the time that you asked for. We call you to confirm it.',
    byPhone: 'This is the time that you asked for. We call you to confirm it.',
    byMail: 'This is the time that you asked for. We write to you to confirm it.',
    otherTime: 'We cannot come at the time that you asked for, and contact you about another one.',
    none: 'We cannot call or write to you with what you entered. Please call us to agree on a time.',
  },
  addToCalendar: 'Add to calendar',
  google: 'Google Calendar',
  newTab: ' (opens in a new tab)',
  prepareTitle: 'Before we come',
  prepareWindow: 'Clear the window and one metre in front of it.',
  prepareColour:
    'Keep a paint chip, a tile or a piece of fabric ready, so that we can match its colour.',
  notesTitle: 'Sent with your request',
  close: 'Close',
});
