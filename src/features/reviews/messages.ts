import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the reviews; those of product 6 and 12.6 are exact. */
export const messages = defineMessages('reviews', {
  heading: 'Reviews',
  none: 'No reviews available.',
  noneHelp: 'Have you hung this fabric? Tell others how it looks at home.',
  what: 'the reviews',
  pages: 'Pages of reviews',
  count: '{count, plural, one {1 review} other {{count} reviews}}',
  stars: '{stars, plural, one {1 star} other {{stars} stars}}',
  outOfFive: '{value} out of 5 stars',
  distribution: 'How the stars are spread',
  noRating: 'No rating',
  formHeading: 'Write a review',
  signInNote: 'You will be asked to sign in before your review is sent. What you wrote is kept.',
  rating: 'Your rating',
  review: 'Your review',
  name: 'Your name',
  send: 'Send review',
  sending: 'Sending…',
  reviewRequired: 'Please enter a review',
  ratingRequired: 'Please select a rating',
  nameRequired: 'Please enter a name',
  added: 'Review Added Successfully',
  boughtHere: 'Bought here',
  anonymous: 'A customer',
  customersPhotos: 'At our customers’ homes',
  ourCustomers: 'our customers',
  allReviews: 'Show all reviews',
  replyOf: 'Reply from {name}',
  noneWithStars: 'No review has so many stars.',
});

/** Texts of photos in reviews (product 6.5 to 6.7). */
export const photoMessages = defineMessages('reviews.photos', {
  help: 'Up to {max, plural, one {1 photo} other {{max} photos}} of your curtains at home. We remove the place where they were taken.',
  unsupported: 'We cannot take photos at the moment. You can send your review without them.',
  willAppear: 'Your photos appear once we have checked them.',
  list: 'Photos from {name}',
  open: 'Enlarge photo {number} of {count}',
  alt: 'Photo {number} of {count} from {name}',
});
