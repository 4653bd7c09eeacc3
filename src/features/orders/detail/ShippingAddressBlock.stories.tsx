import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShippingAddressBlock } from './ShippingAddressBlock';
import { shippingAddress } from '@/fixtures/orders.fixtures';

const meta = {
  title: 'Features/Orders/ShippingAddressBlock',
  component: ShippingAddressBlock,
  args: { address: shippingAddress },
} satisfies Meta<typeof ShippingAddressBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCompany: Story = {
  args: { address: { ...shippingAddress, companyName: undefined, city: '' } },
};
export const LongText: Story = {
  args: {
    address: {
      ...shippingAddress,
      companyName: 'Haddad Interiors and Partners for Furnishing, Fit-out and Maintenance LLC',
      address: 'BuildingNumberTwelveHundredAndThirtyFour-StreetFortyTwo-AlQuozIndustrialAreaThree',
    },
  },
  globals: { viewport: { value: 'slim' } },
};
