import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Marquee } from './Marquee';

const meta = {
  title: 'Features/Home/Marquee',
  component: Marquee,
  args: { items: [{ content: 'Free same-day visits' }, { content: 'Made in Dubai' }] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromServer: Story = {};
export const Defaults: Story = { args: { items: [] } };

/** Scrolls automatically until paused. */
export const Moving: Story = {
  tags: ['moving'],
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the offers' }));
    await expect(getComputedStyle(canvas.getByRole('list')).animationPlayState).toBe('paused');
  },
};
