import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ToastCard } from './ToastCard';

const meta = {
  title: 'Components/Toast/ToastCard',
  component: ToastCard,
  args: {
    message: 'Product Added to Cart Successfully',
    variant: 'success',
    onClose: () => undefined,
    style: { maxWidth: 400 },
  },
} satisfies Meta<typeof ToastCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Info: Story = {
  args: { variant: 'info', message: 'That code has expired. Ask for a new one.' },
};
export const Failure: Story = { args: { variant: 'error', message: 'Something went wrong' } };
export const LongMessage: Story = {
  args: {
    variant: 'error',
    message:
      'Too many codes were asked for. Please wait a moment before trying again, or write to hello@sadeel.example.',
  },
};
