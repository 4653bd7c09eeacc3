import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the static pages. */
export const messages = defineMessages('staticPages', {
  updated: 'Last updated on {date}',
  contents: 'On this page',
  contact: 'Ask us anything',
  contactDetails: 'our e-mail address and phone number',
  details: 'Visit {name}',
  showroom: 'Showroom',
  hours: 'Opening hours',
  registration: 'Company',
  rating: 'What customers say',
  notFound: {
    title: 'Page not found',
    heading: 'Nothing behind this curtain',
    text: 'The address may be mistyped, or the page has been taken down. Everything we make is still here:',
    ways: {
      home: 'Home',
      categories: 'All categories',
      products: 'Fabrics',
      faq: 'Questions and answers',
    },
    search: 'Search the fabrics',
  },
});
