import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { validateBilling } from './billing';
import { BillingFields } from './BillingFields';
import { storyCountries, storyDraft } from '../storyData';

const emptyDraft = { ...storyDraft, firstName: '', lastName: '', country: '', address: '' };
const wrongDraft = { ...emptyDraft, dialCode: '', phone: '123', email: 'layla' };

const meta = {
  title: 'Features/Checkout/BillingFields',
  component: BillingFields,
  args: {
    draft: storyDraft,
    errors: {},
    countries: storyCountries,
    onChange: () => undefined,
    onCountryChange: () => undefined,
    onDialCodePick: () => undefined,
  },
} satisfies Meta<typeof BillingFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithErrors: Story = {
  args: { draft: wrongDraft, errors: validateBilling(wrongDraft) },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
