import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { MadeDelivery } from '@/contract/madeToMeasure';
import { refused } from '@/fixtures/refused';
import { freeSlots } from '@/fixtures/slots.fixtures';
import { FittingTime } from './FittingTime';

const made: MadeDelivery = { isFitted: true, state: 'made', canBookFitting: true };
const offer = () => Response.json({ slots: freeSlots });

const meta = preview.meta({
  component: FittingTime,
  args: { order: { _id: 'order-1', madeDelivery: made } },
  parameters: { shop: { respond: offer } },
});

/** Nothing is booked before the button is pressed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Book this time' });
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByText('15:00 – 17:00'));
    await expect(button).toBeEnabled();
  },
});
export const Booked = meta.story({
  args: {
    order: {
      _id: 'order-1',
      madeDelivery: {
        isFitted: true,
        state: 'made',
        fitting: { date: '2099-12-02', from: '11:00', to: '13:00', changeUrl: '/api/visit/key' },
      },
    },
  },
});
export const Loading = meta.story({
  parameters: { shop: { respond: undefined } },
});
export const Empty = meta.story({
  parameters: { shop: { respond: () => Response.json({ slots: [] }) } },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
/** Somebody else has booked the chosen time. */
export const ErrorTaken = meta.story({
  tags: ['error'],
  parameters: {
    shop: {
      respond: ({ method }: Request) =>
        method === 'GET'
          ? offer()
          : Response.json(
              { message: 'This time has just been taken.', slots: freeSlots.slice(1, 4) },
              { status: 409 },
            ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('15:00 – 17:00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Book this time' }));
    await expect(
      await canvas.findByText('This time has just been taken. These are free:'),
    ).toBeVisible();
  },
});
