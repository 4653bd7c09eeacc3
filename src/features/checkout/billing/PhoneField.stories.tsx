import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PhoneField } from './PhoneField';
import { threeCountries } from '../country/countries.fixtures';

const meta = {
  title: 'Features/Checkout/PhoneField',
  component: PhoneField,
  args: {
    phone: '',
    dialCode: '',
    countries: threeCountries,
    onPhoneChange: () => undefined,
    onDialCodePick: () => undefined,
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { phone: '050 123 4567', dialCode: '+971' } };
export const Error: Story = {
  tags: ['error'],
  args: { phone: '123', dialCode: '+1-268', error: 'Invalid phone number' },
};
/** Nine digits: the leading zero is missing. */
export const WithoutZero: Story = {
  args: { phone: '50 123 4567', dialCode: '+971', error: 'Invalid phone number' },
};
