import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleWork } from './workSamples';

const pictures = sampleWork.images.map((src, index) => ({
  src,
  alt: sampleWork.imageAlts?.[index] ?? '',
}));

import { Lightbox } from './Lightbox';

const meta = {
  title: 'Features/Works/Lightbox',
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args: {
    name: sampleWork.name,
    pictures,
    index: 1,
    onMove: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1), index: 0 } };
