import type { Company } from '@/content/company';

/** Structured data of the company (schema.org). */
export function describeBusiness(company: Company): Record<string, unknown> {
  const { address } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeGoodsStore',
    name: company.name,
    logo: '/media/brand/logo-mark.svg',
    legalName: company.legalName,
    description: company.description,
    email: company.email,
    telephone: company.phone,
    openingHours: company.openingHours,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
  };
}
