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

/** Texts of the home page below the fold. */
export const belowFoldMessages = defineMessages('home.belowFold', {
  linkAbout: ' about {topic}',
  loadingHero: 'Loading the pictures',
  offers: 'Offers',
  subcategories: '{count} Subcategories',
  noCategories: 'The departments are being arranged.',
  noProducts: 'The summer sale has not started yet.',
  noArticles: 'The first article is being written.',
  stars: '{rating} out of 5 stars',
  playVideo: 'Play video: {title}',
  whatCategories: 'the categories',
  whatProducts: 'the summer sale',
  whatArticles: 'the articles',
  whatOffers: 'the offers',
  whatTestimonials: 'the testimonials',
  carouselFeatures: 'features',
  carouselArticles: 'articles',
});
