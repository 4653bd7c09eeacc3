import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the footer, which is code-split. */
export const footerMessages = defineMessages('footer', {
  visitUs: 'Visit us',
  contact: 'Contact',
  information: 'Information',
  blog: 'Blog',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  openingHours: '{days}: {time}',
  rights: '© {year} {name}. All rights reserved.',
});
