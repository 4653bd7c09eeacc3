import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { article } from '@/fixtures/articles.fixtures';
import { articlePath, paths } from '@/lib/paths';
import { toArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';
import { ArticlePage } from './ArticlePage';
import { seedHome } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';

const path = articlePath(slugify(article.title));

const meta = {
  title: 'Pages/Article',
  tags: ['!autodocs'],
  component: ArticlePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path, state: toArticleState(article), fill: seedHome },
  },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { shop: { path, state: null, fill: () => undefined } },
};
export const NotFound: Story = { parameters: { shop: { path: paths.article, state: null } } };

export const Error: Story = {
  tags: ['error'],
  parameters: { shop: { ...refused(), state: null } },
};
