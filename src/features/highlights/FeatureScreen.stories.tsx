import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { featureCards } from '@/content/featureCards';

const [card, ...others] = featureCards;

import { FeatureScreen } from './FeatureScreen';

const meta = {
  title: 'Features/Highlights/FeatureScreen',
  component: FeatureScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    feature: card ?? { image: '', heading: '', data: [] },
    imageAlt: card?.imageAlt,
    others,
    children: null,
  },
} satisfies Meta<typeof FeatureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
