/** Background images of the banners of list pages. */
export const pageBanners = {
  categories: '/media/banners/living-drapes/1600x900-ccc4b7/1600.webp',
  faq: '/media/articles/layering-light/1200x750-cbbfad/1200.webp',
  guide: '/media/articles/sheer-privacy/1200x750-c2bbae/1200.webp',
  works: '/media/works/penthouse-marina/1200x800-5b4b3a/1200.webp',
} as const;
