import type { StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { complaintsApi } from '@/api/complaints';
import type { OrderComplaints as Complaints } from '@/contract/complaints';
import { buildComplaint, buildComplaints } from '@/fixtures/complaints.fixtures';
import { buildOrderDetail, buildOrderItem } from '@/fixtures/orders.fixtures';
import { refused } from '@/fixtures/refused';
import { seedQuery } from '@/fixtures/seedQuery';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import type { AppStore } from '@/store/makeStore';
import { OrderComplaints } from './OrderComplaints';

const order = buildOrderDetail({
  items: [
    buildOrderItem({ size: 'Bedroom 1: 290 x 265 cm, wave, lined, pair' }),
    buildOrderItem({ _id: 'i2', productName: 'Zabeel Emerald Velvet' }),
  ],
});

const fillWith = (changes: Partial<Complaints>) => (store: AppStore) =>
  seedQuery(store, complaintsApi.endpoints.getComplaints, order._id, buildComplaints(changes));
const none = fillWith({ complaints: [] });

const meta = preview.meta({
  component: OrderComplaints,
  args: { order },
  parameters: { shop: { signedIn: true, fill: none } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused(), fill: () => undefined } },
});

/** Sent, answered in another language, and settled. */
export const Sent = meta.story({
  parameters: {
    shop: {
      fill: fillWith({
        complaints: [
          buildComplaint({ photos: reviewPhotos }),
          buildComplaint({
            _id: 'c2',
            kind: 'damaged',
            items: [],
            text: 'وصل القماش ممزقًا من الأسفل.',
            state: 'answered',
            answer: 'We are sorry. We come on Monday at 10:00 with a new one.',
            answeredAt: '2026-11-28T09:00:00.000Z',
          }),
          buildComplaint({ _id: 'c3', kind: 'missing', state: 'closed', answer: 'It is sent.' }),
        ],
      }),
    },
  },
});

const openForm: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
};
const fillForm: StoryObj['play'] = async (context) => {
  const { canvas, userEvent } = context;
  await openForm(context);
  await userEvent.selectOptions(canvas.getByLabelText(/What is wrong/), 'fit');
  await userEvent.click(canvas.getByRole('checkbox', { name: /Almas/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), '3 cm too short.');
};

/** A window with the fit guarantee is made again free. */
export const Filled = meta.story({
  play: async (context) => {
    await fillForm(context);
    await expect(context.canvas.getByText(/we make it again free/)).toBeVisible();
  },
});

/** Closed before it was sent. */
export const Kept = meta.story({
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue your complaint' }));
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue(
      '3 cm too short.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
});

export const ErrorMissing = meta.story({
  tags: ['error'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
    const kind = canvas.getByLabelText(/What is wrong/);
    await expect(kind).toHaveFocus();
    await expect(kind).toHaveAccessibleDescription('Please choose what is wrong');
  },
});

export const Sending = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Keeps what was typed. */
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused('You have sent several complaints.'), fill: none } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
    await screen.findByText('You have sent several complaints.');
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue(
      '3 cm too short.',
    );
  },
});
