import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createToastQueue } from '@/lib/toastQueue';
import { ToastHost } from './ToastHost';

function queueOf(...messages: string[]) {
  const toasts = createToastQueue();
  messages.forEach((message) => toasts.show({ message, variant: 'success' }));
  toasts.show({ message: 'Something went wrong', variant: 'error' });
  return toasts;
}

const meta = {
  title: 'Components/Toast/ToastHost',
  component: ToastHost,
  args: { toasts: queueOf('Product increment Successfully'), isSingle: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OneAtATime: Story = {
  args: { toasts: queueOf('Your order successfully placed'), isSingle: true },
};
