import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextRow } from './TextRow';

const meta = {
  title: 'Components/TextRow',
  component: TextRow,
  args: {
    heading: 'How it began',
    children: 'We started with one cutting table, two sewing machines and a van.',
  },
} satisfies Meta<typeof TextRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    heading:
      'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
  },
};
