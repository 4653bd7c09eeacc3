import { defineMessages } from '@/i18n/defineMessages';

/** Texts of an empty product list (product 5.14). */
export const emptyMessages = defineMessages('products.empty', {
  noMatchHelp: 'Try a shorter word, a colour or a kind of cloth such as linen or velvet.',
  noFiltered: 'No fabrics have all of this together.',
  noFilteredHelp: 'Take one filter off, or ask us: not everything we can weave is on the list.',
  ways: 'Ways on',
  withoutFilter: 'Without the filter “{name}”: {found}',
  withoutWord: 'Without “{word}”: {found}',
  similar: 'Search for similar words',
  ask: 'Ask us on WhatsApp',
  none: 'There are no fabrics to show yet.',
  noneHelp: 'New cloth arrives every month. Until then our categories show what we make.',
  seeCategories: 'See the categories',
  unknownSubCategory: 'We could not find this category.',
  unknownSubCategoryHelp:
    'It may have been renamed or taken off the floor. The fabrics are all still here.',
  pastTheEnd: 'This page is past the end of the list.',
  pastTheEndHelp: 'The list has fewer pages than the link says.',
  toPage: 'Go to page {page}',
});
