import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { featureCards } from '@/content/featureCards';
import { FeatureDetail } from './FeatureDetail';

const meta = {
  title: 'Features/Highlights/FeatureDetail',
  component: FeatureDetail,
  args: { data: featureCards[0]?.data ?? [] },
} satisfies Meta<typeof FeatureDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
