import { cartApi, cartLineKey } from '@/api/cart';
import type { CartItem } from '@/contract/cart';
import type { Country } from '@/content/countries';
import type { AppStore } from '@/store/makeStore';
import type { BillingDraft } from '@/store/slices/checkoutSlice';
import type { CountriesState } from './country/useCountries';

const uae: Country = {
  capital: 'Abu Dhabi',
  currency: 'United Arab Emirates Dirham',
  code: 'ARE',
  timeZone: 'Asia/Dubai',
  usdToLocal: 3.6725,
  flag: 'https://flagcdn.com/ae.svg',
  continent: 'Asia',
  utcOffset: '+04:00',
  dialCode: '+971',
  numberLength: 9,
  currencySymbol: 'د.إ',
  currencyCode: 'AED',
  countryCode: 'AE',
};

/** A reference of three countries for stories. */
export const storyCountries: CountriesState = {
  reference: {
    'Antigua and Barbuda': { ...uae, dialCode: '+1-268', countryCode: 'AG' },
    'United Arab Emirates': uae,
    'United Kingdom': { ...uae, dialCode: '+44', countryCode: 'GB' },
  },
  hasFailed: false,
  retry: () => undefined,
};

export const storyDraft: BillingDraft = {
  firstName: 'Layla',
  lastName: 'Haddad',
  companyName: '',
  country: 'United Arab Emirates',
  address: 'Villa 14, Al Thanya Street',
  pinCode: '',
  city: 'Dubai',
  dialCode: '+971',
  phone: '050 123 4567',
  email: 'layla@sadeel.example',
  additionalInfo: '',
};

export const storyLine: CartItem = {
  id: 'almas',
  productId: 'almas-ivory-linen',
  sizeId: 'wide',
  name: 'Almas Ivory Linen',
  images: ['/media/products/almas-ivory-linen-swatch/900x900-c8bfaf/900.webp'],
  size: '140 cm width',
  quantity: 2,
  price: 185,
  productTotal: 370,
};

function withCart(lines: CartItem[]) {
  return (store: AppStore) => {
    const subTotal = lines.reduce((sum, { productTotal }) => sum + productTotal, 0);
    const cart = {
      ids: lines.map(cartLineKey),
      entities: Object.fromEntries(lines.map((line) => [cartLineKey(line), line])),
    };
    store.dispatch(
      cartApi.util.upsertQueryEntries([
        {
          endpointName: 'getCart',
          arg: undefined,
          value: {
            lines: cart,
            currencySymbol: 'AED',
            subTotal,
            shippingCharge: 50,
            total: subTotal + 50,
          },
        },
      ]),
    );
  };
}

/** Fills the cart as the server would have answered. */
export const withStoryCart = withCart([storyLine]);
export const withEmptyStoryCart = withCart([]);
