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
  sentHelp: 'Thank you. We will confirm the hour by phone or e-mail.',
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
  visitHours: 'We visit from 9:00 to 20:00, Dubai time.',
  type: 'Type',
  chat: 'WhatsApp',
  placeholderHelp:
    'This form takes no bookings yet. Call us or write, and we come on the same day.',
});
