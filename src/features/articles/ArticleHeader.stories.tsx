import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { article } from '@/fixtures/articles.fixtures';
import { ArticleHeader } from './ArticleHeader';

const meta = {
  title: 'Features/Articles/ArticleHeader',
  component: ArticleHeader,
  parameters: { layout: 'fullscreen' },
  args: { article: article, imageAlt: article.imageAlt },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutDateAndPicture: Story = {
  args: { article: { ...article, createdAt: '', image: '' } },
};

export const LongText: Story = {
  args: {
    article: {
      ...article,
      title:
        'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
    },
  },
};
