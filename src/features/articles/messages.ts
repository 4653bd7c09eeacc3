import { defineMessages } from '@/i18n/defineMessages';

/** Texts around an article. */
export const messages = defineMessages('articles', {
  overline: 'Journal',
  what: 'this article',
  unknown: 'We could not find this article.',
  unknownHelp: 'The link may be incomplete, or the article has been replaced by a newer one.',
  home: 'To the home page',
  related: 'Read on',
  relatedText: 'More from the workroom and the windows we have dressed.',
});
