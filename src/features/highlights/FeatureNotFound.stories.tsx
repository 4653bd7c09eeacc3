import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { featureCards } from '@/content/featureCards';
import { FeatureNotFound } from './FeatureNotFound';

const meta = {
  title: 'Features/Highlights/FeatureNotFound',
  component: FeatureNotFound,
  parameters: { layout: 'fullscreen' },
  args: { cards: featureCards },
} satisfies Meta<typeof FeatureNotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
