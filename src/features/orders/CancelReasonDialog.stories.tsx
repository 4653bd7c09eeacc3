import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancelReasonDialog } from './CancelReasonDialog';

const meta = {
  title: 'Features/Orders/CancelReasonDialog',
  component: CancelReasonDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    orderNumber: 'RQ6ZC',
    draft: { reason: '', comment: '' },
    onEdit: () => undefined,
    onClose: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof CancelReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { draft: { reason: 'Changed my Mind', comment: 'We move to another villa.' } },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
