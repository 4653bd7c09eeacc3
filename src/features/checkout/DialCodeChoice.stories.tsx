import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DialCodeChoice } from './DialCodeChoice';
import { storyCountries } from './storyData';

const meta = {
  title: 'Features/Checkout/DialCodeChoice',
  component: DialCodeChoice,
  args: { value: '+971', countries: storyCountries, onPick: () => undefined },
} satisfies Meta<typeof DialCodeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = {
  args: { countries: { ...storyCountries, reference: undefined } },
};
export const Failed: Story = {
  args: { countries: { ...storyCountries, reference: undefined, hasFailed: true } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
