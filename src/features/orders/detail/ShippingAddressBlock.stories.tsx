import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShippingAddressBlock } from './ShippingAddressBlock';
import { storyAddress } from '../storyData';

const meta = {
  title: 'Features/Orders/ShippingAddressBlock',
  component: ShippingAddressBlock,
  args: { address: storyAddress },
} satisfies Meta<typeof ShippingAddressBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCompany: Story = {
  args: { address: { ...storyAddress, companyName: undefined, city: '' } },
};
export const LongLines: Story = {
  args: {
    address: {
      ...storyAddress,
      companyName: 'Haddad Interiors and Partners for Furnishing, Fit-out and Maintenance LLC',
      address: 'BuildingNumberTwelveHundredAndThirtyFour-StreetFortyTwo-AlQuozIndustrialAreaThree',
    },
  },
  globals: { viewport: { value: 'slim' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
