import { defineContent, type Content } from '@/i18n/defineContent';

/** Company data on pages, in the footer and in structured data; sample values (product 1.4). */
export interface Company {
  name: string;
  legalName: string;
  slogan: string;
  address: {
    street: string;
    city: string;
    country: string;
  };
  email: string;
  phone: string;
  /** `tel:` form of the phone number, without spaces. */
  phoneHref: string;
  whatsappHref: string;
  copyrightYear: number;
}

const email = process.env.COMPANY_EMAIL ?? 'hello@sadeel.example';
const phone = process.env.COMPANY_PHONE ?? '+971 4 000 0000';

/** E-mail, phone and chat link are build settings (docs/settings.md). */
export const company: Content<Company> = defineContent(
  {
    name: 'Sadeel',
    legalName: 'Sadeel Curtains and Blinds LLC',
    slogan: 'Curtains and blinds, made in Dubai',
    address: {
      street: 'Showroom 7, 17th Street, Al Quoz Industrial Area 3',
      city: 'Dubai',
      country: 'United Arab Emirates',
    },
    email,
    phone,
    phoneHref: `tel:${phone.replace(/[^+\d]/g, '')}`,
    whatsappHref: process.env.CHAT_URL ?? 'https://wa.me/97140000000',
    copyrightYear: 2024,
  },
  {
    ar: async () => (await import(/* webpackChunkName: "arabic" */ './ar/company')).company,
  },
);
