import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { featureCards } from '@/content/featureCards';
import { FeatureLinks } from './FeatureLinks';

const meta = {
  title: 'Features/Highlights/FeatureLinks',
  component: FeatureLinks,
  args: { cards: featureCards },
} satisfies Meta<typeof FeatureLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
