import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancelRefused } from './CancelRefused';

const meta = {
  title: 'Features/Orders/CancelRefused',
  component: CancelRefused,
  args: { reason: 'This order is delivered already.' },
} satisfies Meta<typeof CancelRefused>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
