import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const LONG = 'Ring twice.\nThe gate is on the left.\nPlease call first.\nMind the dog.\nThank you.';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: {
    label: 'Order notes (optional)',
    rows: 3,
    maxLength: 2000,
    value: '',
    onChange: () => undefined,
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GrownWithItsText: Story = {
  args: { value: LONG },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.clientHeight).toBeGreaterThanOrEqual(area.scrollHeight);
  },
};
export const Error: Story = {
  tags: ['error'],
  args: { error: true, helperText: 'At most 2000 letters' },
};
