import { defineMessages } from '@/i18n/defineMessages';

/** Texts of windows that are stored with the account (product 15.10). */
export const accountMessages = defineMessages('windows.account', {
  account: 'Saved to your account.',
  device: 'Saved on this device.',
  waiting: 'Saved on this device. They go to your account as soon as you are online.',
  signIn: 'Sign in to find them on your computer.',
  others:
    '{count, plural, one {1 window on this device belongs to another account. It is not saved to yours.} other {{count} windows on this device belong to other accounts. They are not saved to yours.}}',
  claim: '{count, plural, one {Add it to my account} other {Add them to my account}}',
  earlier: 'Earlier version of {name}',
  earlierHelp:
    'This window was changed on two devices. The latest change counts, and the other one is kept here.',
  current: 'Now, changed on {day}',
  other: 'Earlier, changed on {day}',
  restore: 'Use the earlier one',
  close: 'Keep it',
});
