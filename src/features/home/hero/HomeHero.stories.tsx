import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { homeSamples } from '../homeSamples';
import { HomeHero } from './HomeHero';

const meta = {
  title: 'Features/Home/HomeHero',
  component: HomeHero,
  args: { home: homeSamples.loaded },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { home: homeSamples.loading } };
export const Failed: Story = { args: { home: homeSamples.failed } };
export const Empty: Story = { args: { home: homeSamples.empty } };
export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
