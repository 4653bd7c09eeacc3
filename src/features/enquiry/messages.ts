import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the enquiry form; those of product 7 are exact. */
export const enquiryMessages = defineMessages('enquiry', {
  fields: { name: 'Name', email: 'Email', phone: 'Phone', date: 'Date', time: 'Time' },
  /** Error messages of empty fields. */
  required: {
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    date: 'Date is required',
    time: 'Time is required',
  },
  submit: 'Submit',
  sending: 'Sending…',
  sent: 'Enquiry Submitted Successfully',
  /** Thanks, by how the shop can answer (product 7.8). */
  sentHelp: {
    anyHow: 'Thank you. We will confirm the hour by phone or e-mail.',
    byPhone: 'Thank you. We will confirm the hour by phone.',
    byMail: 'Thank you. We will confirm the hour by e-mail.',
    otherTime: 'Thank you. We cannot come at that time, and will contact you about another one.',
    none: 'We have your request, but cannot call or write to you. Please call us to agree on a time.',
    booked: 'Thank you. Your visit is booked.',
  },
  missing: 'Please fill in all required fields.',
  agreeStart: 'I agree to your ',
  agreeLink: 'Terms and Conditions',
  tickFirst: 'Tick the box above to submit.',
  newTab: ' (opens in a new tab)',
  failed:
    'Your request was not sent. Nothing you typed is lost: check your connection and submit it again.',
  failedBecause: 'Nothing you typed is lost: you can submit it again.',
  dubaiTime: 'Dubai time',
  dayPassed: 'This day has passed. Please choose a later one.',
  onSundays: 'We come on Sundays by appointment only.',
  emailShape: 'Write it like name@example.com, so that we can answer.',
  phoneShape: 'Write the whole number, such as 050 123 4567, so that we can call.',
  visitHours: 'We visit from 9:00 to 20:00, Dubai time.',
  type: 'Type',
  chat: 'WhatsApp',
  placeholderHelp: 'This form takes no bookings yet, and sends nothing.',
  placeholderForm: 'Book your free visit on the home page',
  placeholderContact: 'Or call us or write, and we come on the same day.',
});

/** Texts of choosing a free slot (product 7.13). */
export const slotFormMessages = defineMessages('enquiry.slots', {
  title: 'Choose a free time',
  area: 'We visit in {area}. No time that suits? Write your own below.',
  orWrite: 'Or write a day and time that suit you below.',
  /** As in 'We could not load the free times.' */
  what: 'the free times',
});

/** Texts of attaching measured windows to an enquiry (product 7.8). */
export const attachMessages = defineMessages('enquiry.attach', {
  windows: 'Attach my windows',
  help: 'This text is sent with your request:',
  failed: 'Your windows could not be added. You can send the request without them.',
});

/** Texts of samples that an enquiry asks for (product 7.12). */
export const sampleMessages = defineMessages('enquiry.samples', {
  wanted: 'Bring free samples of {fabrics}',
  note: 'Free samples: {fabrics}',
  loading: 'Loading the fabrics',
});

/** Texts of a finished window whose price a visit confirms (product 16.14). */
export const wantedMessages = defineMessages('enquiry.wanted', {
  wanted: 'Measure for it: {wanted}',
  note: 'To measure: {wanted}',
});

/** Texts of the question about an enquiry that the shop can hardly answer (product 7.7). */
export const doubtMessages = defineMessages('enquiry.doubts', {
  title: 'Send anyway?',
  doubts: {
    email: 'We can’t write to “{typed}”.',
    phone: 'We can’t call “{typed}”.',
    date: '{typed} has passed.',
    time: 'We don’t visit at {typed}, Dubai time.',
  },
  change: 'Change it',
  send: 'Send anyway',
});

/** Texts of the confirmation of a requested visit (product 7.8). */
export const cardMessages = defineMessages('enquiry.card', {
  title: 'Your visit request',
  booked: 'Your visit',
  change: 'Change or cancel',
  when: '{day}, {time}',
  zone: 'Dubai time',
  /** What comes next, by how the shop can answer. */
  next: {
    anyHow: 'This is the time that you asked for. We call you to confirm it.',
    byPhone: 'This is the time that you asked for. We call you to confirm it.',
    byMail: 'This is the time that you asked for. We write to you to confirm it.',
    otherTime: 'We cannot come at the time that you asked for, and contact you about another one.',
    none: 'We cannot call or write to you with what you entered. Please call us to agree on a time.',
    booked: 'It is booked: we come within these two hours.',
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
