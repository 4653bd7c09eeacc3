import { paths } from '@/lib/paths';

/** Texts of the 404 page. */
export const notFound = {
  overline: 'Page not found',
  heading: 'Nothing behind this curtain',
  text: 'The address may be mistyped, or the page has been taken down. Everything we make is still here:',
  image: '/media/subcategories/sheer-curtains/800x1000-c7bcab/800.webp',
  ways: [
    { label: 'Home', to: paths.home },
    { label: 'All categories', to: paths.categories },
    { label: 'Fabrics', to: paths.products },
    { label: 'Questions and answers', to: paths.faq },
  ],
  search: 'Search the fabrics',
} as const;
