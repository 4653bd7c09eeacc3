import preview from '#.storybook/preview';
import { linenLine } from '@/fixtures/cart.fixtures';
import { office, villa, withAddresses } from '@/fixtures/addresses.fixtures';
import { refused } from '@/fixtures/refused';
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

const meta = preview.meta({
  tags: ['!autodocs'],
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.checkout, signedIn: true, fill: withLines(linenLine) },
  },
});

export const Default = meta.story();
export const Filled = meta.story({ parameters: { shop: { fill: withDraft } } });
/** With saved addresses, the default one chosen. */
export const SavedAddresses = meta.story({
  parameters: {
    shop: {
      fill: (store: AppStore) => {
        withLines(linenLine)(store);
        withAddresses(villa, office)(store);
      },
    },
  },
});
export const Empty = meta.story({ parameters: { shop: { fill: withLines() } } });

export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused(), fill: withAddresses() } },
});

export const Loading = meta.story({ parameters: { shop: { fill: withAddresses() } } });
