import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Remove this address?',
    text: 'Villa is removed from your account. Your orders keep their address.',
    keep: 'Keep address',
    confirm: 'Remove',
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Keep address' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Destructive: Story = { args: { isDestructive: true } };
export const Loading: Story = { args: { isPending: true } };
export const Error: Story = {
  tags: ['error'],
  args: { error: 'This order is delivered already.' },
};
export const LongText: Story = {
  args: { text: 'The apartment of my grandmother in the tower at the marina. '.repeat(12) },
};
export const ArabicText: Story = {
  args: {
    title: 'إزالة هذا العنوان؟',
    text: 'يُزال العنوان من حسابك، وتحتفظ طلباتك بعنوانها.',
    keep: 'إبقاء العنوان',
    confirm: 'إزالة',
  },
  globals: { locale: 'ar' },
};
