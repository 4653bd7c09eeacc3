import { TextField } from '@/components/TextField';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { office, tenAddresses, unnamed, villa, withAddresses } from '@/fixtures/addresses.fixtures';
import type { AppStore } from '@/store/makeStore';
import { addressChosen, checkoutSlice, selectCheckout } from '@/store/slices/checkoutSlice';
import { CheckoutAddresses } from './CheckoutAddresses';
import { chooseAddress } from './chooseAddress';

/** Seeds the addresses and chooses the first one, if any, as a checkout does when it opens. */
function withChosen(...addresses: (typeof villa)[]) {
  return (store: AppStore) => {
    withAddresses(...addresses)(store);
    store.inject(checkoutSlice);
    const checkout = selectCheckout(store.getState());
    store.dispatch(addressChosen(chooseAddress(checkout, addresses[0])));
  };
}

const meta = preview.meta({
  component: CheckoutAddresses,
  args: {
    // The checkout renders its billing fields here.
    renderFields: (only) => (
      <Translated>
        <TextField label={only === 'email' ? 'Email address' : 'All billing fields'} />
      </Translated>
    ),
    errors: {},
    readAddress: () => undefined,
  },
  parameters: { shop: { signedIn: true, fill: withChosen(villa, office, unnamed) } },
});

export const Default = meta.story();
export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Villa' }));
    await waitFor(() => expect(canvas.getByLabelText('All billing fields')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Use for this order only' }));
    await expect(canvas.getByRole('radio', { name: /^Villa/ })).toHaveFocus();
  },
});
/** Without saved addresses: the form, and a box to save it. */
export const Empty = meta.story({
  parameters: { shop: { fill: withChosen() } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Save this address to my account' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});
/** The account is full, so another address cannot be saved. */
export const DisabledFull = meta.story({
  parameters: { shop: { fill: withAddresses(...tenAddresses) } },
});
