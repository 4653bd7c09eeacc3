import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CenteredProgress } from './CenteredProgress';

const meta = {
  title: 'Components/CenteredProgress',
  component: CenteredProgress,
} satisfies Meta<typeof CenteredProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};

/** For chunks, which mostly arrive before it shows. */
export const Delayed: Story = { args: { isDelayed: true } };
