import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the generic detail page. */
export const messages = defineMessages('highlights', {
  overline: 'What makes us unique',
  unknown: 'We could not find this feature.',
  unknownHelp: 'The link may be incomplete. Here is everything that makes us unique.',
  others: 'More that makes us unique',
  home: 'To the home page',
});
