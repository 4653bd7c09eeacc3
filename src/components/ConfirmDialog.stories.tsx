import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConfirmDialog } from './ConfirmDialog';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Remove this address?',
    text: 'Villa is removed from your account. Your orders keep their address.',
    keep: 'Keep address',
    confirm: 'Remove',
    onClose: fn(),
    onConfirm: fn(),
    isDestructive: false,
    isPending: false,
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Default = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Keep address' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const Destructive = meta.story({ args: { isDestructive: true } });
export const Loading = meta.story({ args: { isPending: true } });
export const Error = meta.story({
  tags: ['error'],
  args: { error: 'This order is delivered already.' },
});
export const LongText = meta.story({
  args: { text: 'The apartment of my grandmother in the tower at the marina. '.repeat(12) },
});
