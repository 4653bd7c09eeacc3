import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the finished projects. */
export const messages = defineMessages('works', {
  title: 'Our Works',
  pageTitle: '{page, plural, =1 {Our Works} other {Our Works, page {page}}}',
  what: 'our works',
  whatOne: 'this work',
  intro: 'Rooms we have measured, sewn for and hung in Dubai and beyond.',
  photographs: '{count, plural, one {1 photograph} other {{count} photographs}}',
  /** Number of photographs, beside the products of the room. */
  withProducts:
    '{photographs} · {count, plural, one {1 product of the shop} other {{count} products of the shop}}',
  products: 'Hung in this room',
  none: 'No works are on show at the moment.',
  noneHelp: 'We are photographing new rooms. The categories show what we make in the meantime.',
  seeCategories: 'See the categories',
  noneOnPage: 'There is nothing on this page.',
  noneOnPageHelp: 'The list has fewer pages than the link says.',
  firstPage: 'To the first page',
  pages: 'Pages of our works',
  unknown: 'We could not find this work.',
  unknownHelp: 'The link may be incomplete, or the photographs have been taken down.',
  allWorks: 'All our works',
  detailText: 'Press a picture to see it whole.',
  detailDescription: '{name}: {photographs} of a room that Sadeel measured, sewed for and hung.',
  pictureOf: '{name}, picture {number} of {count}',
  enlarge: 'Enlarge: {description}',
  position: '{number} of {count}',
  close: 'Close pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  inspired: 'A room like this one?',
  inspiredText:
    'Tell us about your windows. A consultant brings the samples to your home, free of charge and often on the same day.',
});
