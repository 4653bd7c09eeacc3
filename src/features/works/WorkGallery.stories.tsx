import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleWork } from './workSamples';
import { WorkGallery } from './WorkGallery';

const meta = {
  title: 'Features/Works/WorkGallery',
  component: WorkGallery,
  args: { ...sampleWork },
} satisfies Meta<typeof WorkGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { images: sampleWork.images.slice(0, 2) } };

export const One: Story = { args: { images: sampleWork.images.slice(0, 1) } };
