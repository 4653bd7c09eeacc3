import { defineMessages } from '@/i18n/defineMessages';

/** Texts of categories, sub-categories and curtain details. */
export const messages = defineMessages('catalogue', {
  categories: 'Categories',
  subcategories: '{count} Subcategories',
  noCategories: 'The showroom is being rearranged.',
  noCategoriesHelp: 'No categories are on show at the moment. Our fabrics are, and so is the FAQ.',
  noSubCategories: 'Nothing is on show here yet.',
  noSubCategoriesHelp:
    'Our consultants can still bring samples for this category to your home, free of charge.',
  unknownCategory: 'We could not find this category.',
  unknownCategoryHelp:
    'It may have been renamed or taken off the floor. These are the ones on show today.',
  chooseCategory: 'Choose a category',
  chooseCategoryHelp: 'The link names no category. Pick one and we show you what belongs to it.',
  unknownCurtain: 'We could not find this item.',
  unknownCurtainHelp:
    'The link may be incomplete, or the item is no longer made. Here is what we do have.',
  allCategories: 'All categories',
  seeFabrics: 'See the fabrics',
  /** Name of a category without a name. */
  collection: 'Collection',
  whatCategories: 'the categories',
  whatCategory: 'this category',
  whatItem: 'this item',
  otherCategories: 'More of the showroom',
  invitation: 'Not sure which is right for the room?',
  invitationText:
    'A consultant brings the samples to your home and hangs them in your own light, free of charge.',
  fabricsAndPrices: 'Fabrics and prices',
  fabrics: '{count, plural, one {1 fabric} other {{count} fabrics}}',
  whatTheyAre: 'What they are',
  whyYouNeedThem: 'Why you need them',
});
