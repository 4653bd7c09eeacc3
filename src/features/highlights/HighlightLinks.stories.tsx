import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { highlights } from '@/content/highlights';
import { HighlightLinks } from './HighlightLinks';

const meta = {
  title: 'Features/Highlights/HighlightLinks',
  component: HighlightLinks,
  args: { cards: highlights.en },
} satisfies Meta<typeof HighlightLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
