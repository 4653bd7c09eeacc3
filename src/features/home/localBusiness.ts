import type { Company } from '@/content/company';
import type { CompanyProfile } from '@/content/companyProfile';

/** Structured data of the company (schema.org). */
export function describeBusiness(
  company: Company,
  profile: CompanyProfile,
): Record<string, unknown> {
  const { address } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeGoodsStore',
    name: company.name,
    logo: '/media/brand/logo-mark.svg',
    legalName: company.legalName,
    description: profile.description,
    email: company.email,
    telephone: company.phone,
    openingHours: profile.openingHours,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: profile.countryCode,
    },
  };
}
