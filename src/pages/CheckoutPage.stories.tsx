import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { linenLine } from '@/fixtures/cart.fixtures';
import { office, villa, withAddresses } from '@/fixtures/addresses.fixtures';
import { withBilling } from '@/fixtures/seedBilling';
import { withCart } from '@/fixtures/seedStore';
import { paths } from '@/lib/paths';
import type { AppStore } from '@/store/makeStore';
import { CheckoutPage } from './CheckoutPage';

/** Seeds the saved addresses, for which the checkout waits, and the cart. */
function withLines(...lines: Parameters<typeof withCart>) {
  return (store: AppStore) => {
    withAddresses()(store);
    withCart(...lines)(store);
  };
}

function withDraft(store: AppStore): void {
  withLines(linenLine)(store);
  withBilling()(store);
}

const meta = {
  title: 'Pages/Checkout',
  tags: ['!autodocs'],
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.checkout, signedIn: true, fill: withLines(linenLine) },
  },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { parameters: { shop: { fill: withDraft } } };
/** With saved addresses, the default one chosen. */
export const SavedAddresses: Story = {
  parameters: {
    shop: {
      fill: (store: AppStore) => {
        withLines(linenLine)(store);
        withAddresses(villa, office)(store);
      },
    },
  },
};
export const Empty: Story = { parameters: { shop: { fill: withLines() } } };

export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      fill: withAddresses(),
      respond: () => Response.json({ message: 'Please try again.' }, { status: 409 }),
    },
  },
};

export const Loading: Story = { parameters: { shop: { fill: withAddresses() } } };
