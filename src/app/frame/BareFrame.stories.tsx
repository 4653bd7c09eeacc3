import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from '@/components/EmptyState';
import { BareFrame } from './BareFrame';

const meta = {
  title: 'Frame/BareFrame',
  component: BareFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: <EmptyState component="h1" title="The page" /> },
} satisfies Meta<typeof BareFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
