import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RoomView } from './RoomView';

const meta = {
  title: 'Features/Rooms/RoomView',
  component: RoomView,
  args: {
    name: 'Fahidi Gold Damask',
    poster: '/media/products/fahidi-gold-damask-room/900x1100-bdb19b/900.webp',
    posterAlt: 'Gold damask curtains in a majlis',
    tile: { image: '/media/tiles/fahidi-gold-damask-1e47ded3.webp', width: 420, cloth: 'jacquard' },
  },
} satisfies Meta<typeof RoomView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Composed by the worker. */
export const Shown: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See it in a room' }));
    const name = 'Living room with Fahidi Gold Damask, curtains closed, day';
    await expect(await canvas.findByRole('img', { name }, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(name);
    await expect(canvas.getByRole('button', { name: 'Show the product image' })).toHaveFocus();
  },
};

/** The tile is no image. */
export const ErrorTile: Story = {
  tags: ['error', '!autodocs'],
  args: { tile: { image: '/media/brand/logo-mark.svg', width: 420, cloth: 'jacquard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See it in a room' }));
    const reason = /^The room cannot be shown here/;
    await expect(await canvas.findByText(reason, {}, { timeout: 20_000 })).toBeVisible();
  },
};

export const MissingImage: Story = { args: { poster: undefined } };
export const LongText: Story = {
  args: {
    name: 'A very long name of a fabric with many words that needs several lines everywhere',
  },
};
export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
