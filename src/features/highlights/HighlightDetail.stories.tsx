import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { highlights } from '@/content/highlights';
import { HighlightDetail } from './HighlightDetail';

const meta = {
  title: 'Features/Highlights/HighlightDetail',
  component: HighlightDetail,
  args: { data: highlights.en[0]?.data ?? [] },
} satisfies Meta<typeof HighlightDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
