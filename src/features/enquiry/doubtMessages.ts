import { defineMessages } from '@/i18n/defineMessages';

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
