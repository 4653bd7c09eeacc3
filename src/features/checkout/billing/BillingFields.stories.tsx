import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { english } from '@/fixtures/english';
import { validateBilling } from './billing';
import { BillingFields } from './BillingFields';
import { threeCountries } from '../country/countries.fixtures';
import { billingDraft } from '@/fixtures/billing.fixtures';

const emptyDraft = { ...billingDraft, firstName: '', lastName: '', country: '', address: '' };
const wrongDraft = { ...emptyDraft, dialCode: '', phone: '123', email: 'layla' };

const meta = {
  title: 'Features/Checkout/BillingFields',
  component: BillingFields,
  args: {
    draft: billingDraft,
    errors: {},
    countries: threeCountries,
    onChange: () => undefined,
    onCountryChange: () => undefined,
    onDialCodePick: () => undefined,
  },
} satisfies Meta<typeof BillingFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Error: Story = {
  tags: ['error'],
  args: { draft: wrongDraft, errors: validateBilling(english, wrongDraft) },
};
