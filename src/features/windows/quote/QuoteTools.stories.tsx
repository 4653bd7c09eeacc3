import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { QuoteTools } from './QuoteTools';

const meta = {
  title: 'Features/Windows/QuoteTools',
  component: QuoteTools,
  args: { backPath: paths.compare, backLabel: 'Back to the comparison' },
} satisfies Meta<typeof QuoteTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
