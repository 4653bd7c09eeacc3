import { defineMessages } from '@/i18n/defineMessages';

/** Texts of photos in reviews (product 6.5 to 6.7). */
export const photoMessages = defineMessages('reviews.photos', {
  label: 'Photos (optional)',
  help: 'Up to {max, plural, one {1 photo} other {{max} photos}} of your curtains at home. We remove the place where they were taken.',
  add: 'Add photos',
  count: '{count} of {max}',
  photo: 'Photo {number}',
  remove: 'Remove photo {number}',
  uploading: 'Uploading photo {number}',
  problems: {
    tooMany:
      '{max, plural, one {Only 1 photo fits.} other {Only {max} photos fit.}} The others were not added.',
    wrongType: 'Only JPEG, PNG and WebP images can be added.',
    unreadable: 'This file cannot be opened. Please choose another one.',
    tooLarge: 'This photo is too large: at most 5 MB.',
  },
  refused: 'Photo {number} was not sent: {reason}',
  failed: 'Photo {number} could not be sent. Please try again.',
  sendWithout: 'Send without photos',
  unsupported: 'We cannot take photos at the moment. You can send your review without them.',
  willAppear: 'Your photos appear once we have checked them.',
  list: 'Photos from {name}',
  open: 'Enlarge photo {number} of {count}',
  alt: 'Photo {number} of {count} from {name}',
});
