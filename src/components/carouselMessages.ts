import { defineMessages } from '@/i18n/defineMessages';

/** Texts of carousels and of other controls that turn pages. */
export const carouselMessages = defineMessages('components.carousel', {
  pause: 'Pause {what}',
  play: 'Play {what}',
  scroll: 'Scroll the {what}',
  previous: 'Previous {what}',
  next: 'Next {what}',
});
