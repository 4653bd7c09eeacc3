import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConfirmationDialog } from './ConfirmationDialog';

const meta = {
  title: 'Features/Orders/ConfirmationDialog',
  component: ConfirmationDialog,
  args: {
    mode: 'cancellation',
    isOpen: true,
    orderNumber: 'RQ6ZC',
    onClose: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ConfirmationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancellation: Story = {};
export const Return: Story = { args: { mode: 'return' } };
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'This order is delivered already.' } };
