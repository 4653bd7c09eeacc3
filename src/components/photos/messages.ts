import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the field for photos. */
export const photoMessages = defineMessages('components.photos', {
  label: 'Photos (optional)',
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
});
