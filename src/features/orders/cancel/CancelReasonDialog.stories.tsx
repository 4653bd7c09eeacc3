import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, within } from 'storybook/test';
import { CancelReasonDialog } from './CancelReasonDialog';

const meta = {
  title: 'Features/Orders/CancelReasonDialog',
  component: CancelReasonDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    orderNumber: 'RQ6ZC',
    draft: { reason: '', comment: '' },
    onEdit: fn(),
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof CancelReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { draft: { reason: 'Changed my Mind', comment: 'We move to another villa.' } },
};

/** Reports reason and comment on change; Esc closes without a change. */
export const Edited: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: /RQ6ZC/ });
    await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'Damaged');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ reason: 'Damaged' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'T');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ comment: 'T' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
