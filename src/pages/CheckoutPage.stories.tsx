import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linenLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { paths } from '@/lib/paths';
import type { AppStore } from '@/store/makeStore';
import { draftEdited } from '@/store/slices/checkoutSlice';
import { CheckoutPage } from './CheckoutPage';

function withDraft(store: AppStore): void {
  withCart(linenLine)(store);
  store.dispatch(draftEdited(billingDraft));
}

const meta = {
  title: 'Pages/Checkout',
  tags: ['!autodocs'],
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.checkout, signedIn: true, fill: withCart(linenLine) },
  },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { parameters: { shop: { fill: withDraft } } };
export const Empty: Story = { parameters: { shop: { fill: withCart() } } };

export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      fill: () => undefined,
      respond: () => Response.json({ message: 'Please try again.' }, { status: 409 }),
    },
  },
};

export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
