import type { Company } from '@/content/company';
import type { CompanyFacts } from '@/content/companyFacts';
import type { CompanyProfile } from '@/content/companyProfile';
import { weekdayName, weekdaysOf } from '@/lib/openingHours';

/**
 * Structured data of the company (schema.org). Without the rating of another site, which search engines forbid.
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines
 */
export function describeBusiness(
  company: Company,
  profile: CompanyProfile,
  { licence, trn, mapUrl, hours, socials }: CompanyFacts,
): Record<string, unknown> {
  const { address } = company;
  return {
    '@context': 'https://schema.org',
    '@type': ['HomeGoodsStore', 'HomeAndConstructionBusiness'],
    name: company.name,
    logo: '/media/brand/logo-mark.svg',
    legalName: company.legalName,
    description: profile.description,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: profile.countryCode,
    },
    // JSON leaves out what is not set.
    hasMap: mapUrl,
    sameAs: socials && Object.values(socials),
    taxID: trn,
    identifier: licence && { '@type': 'PropertyValue', name: 'Trade licence', value: licence },
    openingHoursSpecification: hours?.map(({ opens, closes, ...days }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdaysOf(days).map((day) => weekdayName(day, 'en')),
      opens,
      closes,
    })),
  };
}
