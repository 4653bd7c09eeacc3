import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import type { ProductFacts } from '@/api/productDetails';
import type { PriceUnit } from '@/contract/facets';
import type { Size } from '@/contract/products';

/** Where the shop delivers, as a two-letter code. */
const COUNTRY = 'AE';
/** Days in which ready-made panels can be returned; what is cut or made cannot (terms, Returns). */
const PANEL_RETURN_DAYS = 14;

const days = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Shipping of one unit (product 8.8), in two working days (5.22); unknown without the server's charge. */
export function shippingOf(
  { shippingCharge, freeShippingFrom = Number.POSITIVE_INFINITY, currency }: ProductFacts,
  { price, soldAs }: Size,
): OfferShippingDetails | undefined {
  if (shippingCharge === undefined || soldAs === undefined) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: price >= freeShippingFrom ? 0 : shippingCharge,
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(1, 1),
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WORKING_DAYS.map((day) => `https://schema.org/${day}` as const),
      },
    },
  };
}

/** Whether what is sold in a unit can be returned by a customer who changes their mind. */
export function returnPolicyOf(unit: PriceUnit | undefined): MerchantReturnPolicy | undefined {
  if (unit === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    ...(unit === 'panel'
      ? {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: PANEL_RETURN_DAYS,
        }
      : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
  };
}
