import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { featureCards } from '@/content/featureCards';
import { UnknownFeature } from './UnknownFeature';

const meta = {
  title: 'Features/FeatureCards/UnknownFeature',
  component: UnknownFeature,
  parameters: { layout: 'fullscreen' },
  args: { cards: featureCards },
} satisfies Meta<typeof UnknownFeature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
