import { defineContent, type Content } from '@/i18n/defineContent';

/** Company data for search engines. */
export interface CompanyProfile {
  description: string;
  /** Two-letter code. */
  countryCode: string;
}

/** Company data for search engines; sample values (product 1.4). */
export const companyProfile: Content<CompanyProfile> = defineContent(
  {
    description:
      'Sadeel makes and fits curtains, blinds and upholstery for homes and businesses in Dubai and across the GCC.',
    countryCode: 'AE',
  },
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/companyProfile')).companyProfile,
  },
);
