import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DoubtsDialog } from './DoubtsDialog';

const meta = preview.meta({
  component: DoubtsDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    doubts: ['email' as const, 'phone' as const, 'date' as const, 'time' as const],
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
});

export const Default = meta.story();
