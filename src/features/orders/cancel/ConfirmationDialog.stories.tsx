import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmationDialog } from './ConfirmationDialog';

const meta = {
  title: 'Features/Orders/ConfirmationDialog',
  component: ConfirmationDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    mode: 'cancellation',
    isOpen: true,
    orderNumber: 'RQ6ZC',
    onClose: () => undefined,
    onConfirm: fn(),
  },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <ConfirmationDialog {...args} onClose={() => setArgs({ isOpen: false })} />;
  },
} satisfies Meta<typeof ConfirmationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancellation: Story = {};
export const Return: Story = { args: { mode: 'return' } };
export const Pending: Story = { args: { isPending: true } };
export const Error: Story = {
  tags: ['error'],
  args: { error: 'This order is delivered already.' },
};

/** Focus starts on the keep button; Esc closes without a change. */
export const LeftByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm cancellation' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** In return mode, only the red button confirms. */
export const ReturnConfirmed: Story = {
  tags: ['!autodocs'],
  args: { mode: 'return' },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Confirm return' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
