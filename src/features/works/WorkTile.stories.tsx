import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { work } from '@/fixtures/catalogue.fixtures';
import { WorkTile } from './WorkTile';

const meta = {
  title: 'Features/Works/WorkTile',
  component: WorkTile,
  args: { work: work, sizes: '600px' },
} satisfies Meta<typeof WorkTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    work: {
      ...work,
      name: 'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
    },
  },
};

export const MissingImage: Story = { args: { work: { ...work, images: [] } } };
