import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { highlights } from '@/content/highlights';
import { HighlightNotFound } from './HighlightNotFound';

const meta = {
  title: 'Features/Highlights/HighlightNotFound',
  component: HighlightNotFound,
  parameters: { layout: 'fullscreen' },
  args: { cards: highlights.en },
} satisfies Meta<typeof HighlightNotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
