import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the home page above the fold. */
export const homeMessages = defineMessages('home', {
  title: 'Curtains, blinds and home furnishing in Dubai',
  heroLabel: 'Featured',
  /** Role descriptions for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  heroAction: 'See the fabrics',
  slideOf: 'Slide {position} of {total}',
  showSlide: 'Show slide {position} of {total}',
  chat: 'Chat with us on WhatsApp',
  newWindow: ' (opens in a new window)',
  whatSlides: 'the slides',
});
