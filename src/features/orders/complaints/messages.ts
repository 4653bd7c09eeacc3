import { defineMessages } from '@/i18n/defineMessages';

/** Texts of complaints about an order (product 16.34). */
export const complaintMessages = defineMessages('orders.complaints', {
  title: 'Something wrong?',
  help: 'Tell us here what is wrong, with photos if you like. We look at it and write to you.',
  subject: 'your complaints',
  open: 'Report a problem',
  openAgain: 'Report another problem',
  resume: 'Continue your complaint',
  formTitle: 'Report a problem',
  list: 'Your complaints',

  kind: 'What is wrong?',
  choose: 'Please choose',
  /** The keys are sent to the server. */
  kinds: {
    fit: 'It does not fit',
    quality: 'It is not well made or fitted',
    damaged: 'It is damaged',
    wrong: 'It is not what I ordered',
    missing: 'Something is missing',
    other: 'Something else',
  },
  items: 'Which items? None ticked: the whole order.',
  text: 'Description',
  textHelp: 'Where it is, and how far off it is in centimetres if it does not fit.',
  photosHelp:
    'Up to {max, plural, one {1 photo} other {{max} photos}}: one of the whole window, one of the fault. Only you and our team see them.',
  noPhotos: 'We cannot take photos at the moment. You can report the problem without them.',
  send: 'Send complaint',
  sending: 'Sending…',
  keep: 'Close',
  kindRequired: 'Please choose what is wrong',
  textRequired: 'Please describe what is wrong',
  sent: 'We have your complaint {number}, and write to you about it.',
  notSent:
    'Your complaint was not sent. Check your connection and try again: it is sent only once.',

  states: {
    open: 'We are looking at it',
    answered: 'Answered',
    closed: 'Settled',
  },
  number: 'Complaint {number}',
  photo: 'Photo {number} of your complaint, enlarged in a new tab',
  answer: 'Our answer',
  answerOn: 'Our answer of {date}',
});
