import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { homeSamples } from '../homeSamples';
import { SummerSale } from './SummerSale';

const meta = {
  title: 'Features/Home/SummerSale',
  component: SummerSale,
  args: { home: homeSamples.loaded },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SummerSale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { home: homeSamples.loading } };
export const Failed: Story = { args: { home: homeSamples.failed } };
export const Empty: Story = { args: { home: homeSamples.empty } };
export const Refused: Story = { args: { home: homeSamples.refused } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
