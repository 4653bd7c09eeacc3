import preview from '#.storybook/preview';
import { english } from '@/fixtures/english';
import { validateBilling } from './billing';
import { BillingFields } from './BillingFields';
import { threeCountries } from '../country/countries.fixtures';
import { billingDraft } from '@/fixtures/billing.fixtures';

const emptyDraft = { ...billingDraft, firstName: '', lastName: '', country: '', address: '' };
const wrongDraft = { ...emptyDraft, dialCode: '', phone: '123', email: 'layla' };

const meta = preview.meta({
  component: BillingFields,
  args: {
    draft: billingDraft,
    errors: {},
    countries: threeCountries,
    onChange: () => undefined,
    onCountryChange: () => undefined,
    onDialCodePick: () => undefined,
  },
});

export const Filled = meta.story();
export const Error = meta.story({
  tags: ['error'],
  args: { draft: wrongDraft, errors: validateBilling(english, wrongDraft) },
});
