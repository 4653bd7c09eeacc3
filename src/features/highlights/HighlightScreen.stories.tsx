import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { highlights } from '@/content/highlights';
import { HighlightScreen } from './HighlightScreen';

const [card, ...others] = highlights.en;

const meta = {
  title: 'Features/Highlights/HighlightScreen',
  component: HighlightScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    highlight: card ?? { image: '', heading: '', data: [] },
    slug: card?.slug ?? '',
    imageAlt: card?.imageAlt,
    others,
    children: null,
  },
} satisfies Meta<typeof HighlightScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
