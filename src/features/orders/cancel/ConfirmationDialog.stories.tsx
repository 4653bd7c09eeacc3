import { useArgs } from 'storybook/preview-api';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConfirmationDialog } from './ConfirmationDialog';

const meta = preview.meta({
  component: ConfirmationDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    mode: 'cancellation' as const,
    isOpen: true,
    orderNumber: 'RQ6ZC',
    onClose: () => undefined,
    onConfirm: fn(),
    isUnpaid: false,
  },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <ConfirmationDialog {...args} onClose={() => setArgs({ isOpen: false })} />;
  },
});

export const Cancellation = meta.story();
export const Return = meta.story({ args: { mode: 'return' } });
export const Pending = meta.story({ args: { isPending: true } });
export const Error = meta.story({
  tags: ['error'],
  args: { error: 'This order is delivered already.' },
});

/** Focus starts on the keep button; Esc closes without a change. */
export const LeftByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm cancellation' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** In return mode, only the red button confirms. */
export const ReturnConfirmed = meta.story({
  tags: ['!autodocs'],
  args: { mode: 'return' },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Confirm return' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
