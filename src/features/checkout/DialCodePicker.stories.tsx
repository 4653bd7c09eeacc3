import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DialCodePicker } from './DialCodePicker';
import { storyCountries } from './storyData';

const meta = {
  title: 'Features/Checkout/DialCodePicker',
  component: DialCodePicker,
  args: { value: '+971', countries: storyCountries, onPick: () => undefined },
} satisfies Meta<typeof DialCodePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {};
export const NothingPicked: Story = { args: { value: '' } };
export const WithAreaPart: Story = { args: { value: '+1-268' } };
export const CountriesMissing: Story = {
  args: { countries: { reference: undefined, hasFailed: true, retry: () => undefined } },
};
