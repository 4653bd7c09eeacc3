import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { CancelReasonDialog } from './CancelReasonDialog';

const meta = preview.meta({
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
});

export const Default = meta.story();
export const Filled = meta.story({
  args: { draft: { reason: 'Changed my Mind', comment: 'We move to another villa.' } },
});

/** Reports reason and comment on change; Esc closes without a change. */
export const Edited = meta.story({
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
});
