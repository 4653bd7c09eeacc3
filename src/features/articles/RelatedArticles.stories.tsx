import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { selectArticles, toArticleRecords } from '@/api/articles';
import { articles } from '@/fixtures/articles.fixtures';
import { RelatedArticles } from './RelatedArticles';

const records = selectArticles(toArticleRecords(articles));

const meta = {
  title: 'Features/Articles/RelatedArticles',
  component: RelatedArticles,
  parameters: { layout: 'fullscreen' },
  args: { articles: records.slice(0, 3) },
} satisfies Meta<typeof RelatedArticles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { articles: records.slice(0, 1) } };
