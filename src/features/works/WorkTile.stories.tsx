import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleWork } from './workSamples';
import { WorkTile } from './WorkTile';

const meta = {
  title: 'Features/Works/WorkTile',
  component: WorkTile,
  args: { work: sampleWork, sizes: '600px' },
} satisfies Meta<typeof WorkTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongName: Story = {
  args: {
    work: {
      ...sampleWork,
      name: 'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
    },
  },
};

export const WithoutPictures: Story = { args: { work: { ...sampleWork, images: [] } } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
