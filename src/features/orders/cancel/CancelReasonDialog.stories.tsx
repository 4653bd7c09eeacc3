import { fn } from 'storybook/test';
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
    isUnpaid: false,
  },
});

export const Default = meta.story();
export const Filled = meta.story({
  args: { draft: { reason: 'Changed my Mind', comment: 'We move to another villa.' } },
});
