import type { StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { EnquiryForm } from './EnquiryForm';

const meta = preview.meta({ component: EnquiryForm, args: { isWaiting: false } });

export const Default = meta.story();
export const ErrorIncomplete = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(name).toHaveFocus();
  },
});
export const OfCategory = meta.story({ args: { categoryId: 'curtains', subCategoryId: 'sheer' } });

/** What is sent with the fields is still loading. */
export const Waiting = meta.story({
  args: { isWaiting: true, children: 'Living room: W 240 × D 265 cm' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
});

const fillAndSubmit: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Layla Haddad');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'layla@sadeel.example');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '050 123 4567');
  await userEvent.type(canvas.getByLabelText(/^Date/), '2100-01-04');
  await userEvent.type(canvas.getByLabelText(/^Time/), '10:30');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
};

export const Sending = meta.story({
  play: async (context) => {
    await fillAndSubmit(context);
    const button = await context.canvas.findByRole('button', { name: 'Sending…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Focuses the thank-you message and resets the form. */
export const Sent = meta.story({
  parameters: { shop: { respond: () => Response.json({ message: 'Thank you.' }) } },
  play: async (context) => {
    await fillAndSubmit(context);
    const thanks = await context.canvas.findByText(/^Thank you\. We will confirm the hour/);
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(context.canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  },
});

/** Keeps the values for a retry. */
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: { shop: refused('Ask again tomorrow.') },
  play: async (context) => {
    await fillAndSubmit(context);
    await expect(await context.canvas.findByText(/^Ask again tomorrow\. Nothing/)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue(
      'Layla Haddad',
    );
  },
});
