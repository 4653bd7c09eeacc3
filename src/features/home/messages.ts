/** Texts of the home page above the fold. */
export const homeMessages = {
  title: 'Curtains, blinds and home furnishing in Dubai',
  heroLabel: 'Featured',
  /** Role descriptions for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  heroAction: 'See the fabrics',
  slideOf: (position: number, total: number) => `Slide ${position} of ${total}`,
  showSlide: (position: number, total: number) => `Show slide ${position} of ${total}`,
  chat: 'Chat with us on WhatsApp',
  newWindow: ' (opens in a new window)',
  whatSlides: 'the slides',
} as const;
