import { defineContent, type Content } from '@/i18n/defineContent';

/** The brand: its name is drawn in the logo and stands in the texts of the shop. Facts are data (product 1.4). */
export interface Company {
  name: string;
  slogan: string;
  copyrightYear: number;
}

/** The brand on pages. */
export const company: Content<Company> = defineContent(
  { name: 'Sadeel', slogan: 'Curtains and blinds, made in Dubai', copyrightYear: 2024 },
  {
    ar: async () => (await import(/* webpackChunkName: "arabic" */ './ar/company')).company,
  },
);
