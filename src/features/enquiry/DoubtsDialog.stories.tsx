import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DoubtsDialog } from './DoubtsDialog';

const meta = {
  title: 'Features/Enquiry/DoubtsDialog',
  component: DoubtsDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    doubts: ['email', 'phone', 'date', 'time'],
    values: {
      name: 'Layla',
      email: 'layla.gmail.com',
      phone: 'abc',
      date: '2026-11-01',
      time: '23:30',
    },
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof DoubtsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
