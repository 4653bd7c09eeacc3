import type { StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { AppStore } from '@/store/makeStore';
import { Checkout } from './Checkout';
import { refused } from '@/fixtures/refused';
import { withBilling } from '@/fixtures/seedBilling';
import { withCart } from '@/fixtures/seedStore';
import { linenLine } from '@/fixtures/cart.fixtures';

function withDraft(store: AppStore): void {
  withCart(linenLine)(store);
  withBilling()(store);
}

const meta = preview.meta({
  // Storybook takes the folder for the component otherwise.
  title: 'checkout/Checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen', shop: { signedIn: true, fill: withCart(linenLine) } },
});

export const Default = meta.story();
/** Focuses the first invalid field and shows its message. */
export const ErrorIncomplete = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Place Order/ }));
    const firstName = canvas.getByRole('textbox', { name: /^First name/ });
    await expect(firstName).toHaveAccessibleDescription('First name is required');
    await expect(firstName).toHaveFocus();
  },
});

const place: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Stripe' }));
  await userEvent.click(canvas.getByRole('button', { name: /^Place Order/ }));
};

/** A second submit is ignored while the order is sent. */
export const Placing = meta.story({
  parameters: { shop: { fill: withDraft } },
  play: async (context) => {
    await place(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  },
});

/** Focuses the confirmation with the order number. */
export const Placed = meta.story({
  parameters: {
    shop: {
      fill: withDraft,
      respond: () =>
        Response.json({
          message: 'Your order successfully placed',
          order: { _id: 'o1', orderId: 'SDL-261121-8QKCP', price: 420, currencySymbol: 'AED' },
        }),
    },
  },
  play: async (context) => {
    await place(context);
    const thanks = await context.canvas.findByRole('heading', { name: 'Thank you for your order' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(context.canvas.getByText('8QKCP')).toBeVisible();
  },
});

/** The server rejects the order; the form keeps its values. */
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused('One size is sold out.'), fill: withDraft } },
  play: async (context) => {
    await place(context);
    const form = within(context.canvas.getByRole('form', { name: 'Checkout' }));
    await expect(await form.findByText('One size is sold out.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^First name/)).toHaveValue('Layla');
  },
});
