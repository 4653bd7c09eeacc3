import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { homeSamples } from '../homeSamples';
import { LatestArticles } from './LatestArticles';

const meta = {
  title: 'Features/Home/LatestArticles',
  component: LatestArticles,
  args: { home: homeSamples.loaded },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LatestArticles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { home: homeSamples.loading } };
export const Failed: Story = { args: { home: homeSamples.failed } };
export const Empty: Story = { args: { home: homeSamples.empty } };
export const WithoutArrows: Story = { args: { home: homeSamples.fewArticles } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
