import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { highlightPath, paths } from '@/lib/paths';
import { HighlightPage } from './HighlightPage';

const SLUG = 'smart-features';

const meta = {
  title: 'Pages/Highlight',
  tags: ['!autodocs'],
  component: HighlightPage,
  parameters: { layout: 'fullscreen', shop: { path: highlightPath(SLUG) } },
} satisfies Meta<typeof HighlightPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotFound: Story = { parameters: { shop: { path: paths.feature } } };
