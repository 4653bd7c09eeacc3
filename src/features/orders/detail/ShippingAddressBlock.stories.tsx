import preview from '#.storybook/preview';
import { ShippingAddressBlock } from './ShippingAddressBlock';
import { shippingAddress } from '@/fixtures/orders.fixtures';

const meta = preview.meta({ component: ShippingAddressBlock, args: { address: shippingAddress } });

export const Default = meta.story();
export const WithoutCompany = meta.story({
  args: { address: { ...shippingAddress, companyName: undefined, city: '' } },
});
export const WithMakani = meta.story({
  args: { address: { ...shippingAddress, makani: '2514389012' } },
});
export const LongText = meta.story({
  args: {
    address: {
      ...shippingAddress,
      companyName: 'Haddad Interiors and Partners for Furnishing, Fit-out and Maintenance LLC',
      address: 'BuildingNumberTwelveHundredAndThirtyFour-StreetFortyTwo-AlQuozIndustrialAreaThree',
    },
  },
  globals: { viewport: { value: 'slim' } },
});
