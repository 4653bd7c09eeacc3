import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountryField } from './CountryField';
import { threeCountries } from './countries.fixtures';

const meta = {
  title: 'Features/Checkout/CountryField',
  component: CountryField,
  args: { value: '', countries: threeCountries, onChange: () => undefined },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'United Arab Emirates' } };
export const NotInTheList: Story = { args: { value: 'Atlantis' } };
export const Error: Story = { tags: ['error'], args: { error: 'Country is required' } };
export const LoadingCountries: Story = {
  args: { countries: { ...threeCountries, reference: undefined } },
};
