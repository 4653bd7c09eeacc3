import type { ShopFacts } from '@/contract/shop';
import { weekdayName, weekdaysOf } from '@/lib/openingHours';

/**
 * Structured data of the company (schema.org). Without the rating of another site, which search engines forbid.
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines
 */
export function describeBusiness(shop: ShopFacts): Record<string, unknown> {
  const { address, licence, trn, mapUrl, hours, specialHours, socials } = shop;
  return {
    '@context': 'https://schema.org',
    '@type': ['HomeGoodsStore', 'HomeAndConstructionBusiness'],
    name: shop.name,
    logo: '/media/brand/logo-mark.svg',
    legalName: shop.legalName,
    description: shop.description,
    email: shop.email,
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: 'AE',
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
    // Closed is from midnight to midnight: https://developers.google.com/search/docs/appearance/structured-data/local-business
    specialOpeningHoursSpecification: specialHours?.map(
      ({ from, until, opens = '00:00', closes = '00:00' }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until,
        opens,
        closes,
      }),
    ),
  };
}
