/** Texts of the home page below the fold. */
export const belowFoldMessages = {
  linkAbout: (topic: string) => ` about ${topic.toLowerCase()}`,
  loadingHero: 'Loading the pictures',
  offers: 'Offers',
  subcategories: (count: number) => `${count} Subcategories`,
  noCategories: 'The departments are being arranged.',
  noProducts: 'The summer sale has not started yet.',
  noArticles: 'The first article is being written.',
  stars: (rating: number) => `${rating} out of 5 stars`,
  playVideo: (title: string) => `Play video: ${title}`,
  whatCategories: 'the categories',
  whatProducts: 'the summer sale',
  whatArticles: 'the articles',
  whatOffers: 'the offers',
  whatTestimonials: 'the testimonials',
  carouselFeatures: 'features',
  carouselArticles: 'articles',
} as const;
