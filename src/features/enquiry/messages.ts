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
