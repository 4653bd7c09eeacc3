import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FeatureCarousel } from './FeatureCarousel';

const meta = {
  title: 'Features/Home/FeatureCarousel',
  component: FeatureCarousel,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeatureCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
