import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnknownArticle } from './UnknownArticle';

const meta = {
  title: 'Features/Articles/UnknownArticle',
  component: UnknownArticle,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnknownArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
