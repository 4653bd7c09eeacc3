import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleArticle } from '@/features/articles/articleSamples';
import { articlePath, paths } from '@/lib/paths';
import { toArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';
import { ArticlePage } from './ArticlePage';
import { fillHome } from './fillPages';

const path = articlePath(slugify(sampleArticle.title));

const meta = {
  title: 'Pages/Article',
  tags: ['!autodocs'],
  component: ArticlePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path, state: toArticleState(sampleArticle), fill: fillHome },
  },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { shop: { path, state: null, fill: () => undefined } },
};
export const Unknown: Story = { parameters: { shop: { path: paths.article, state: null } } };

export const Failed: Story = {
  parameters: {
    shop: {
      state: null,
      fill: () => undefined,
      answer: () => Response.json({ message: 'The articles are being written.' }, { status: 409 }),
    },
  },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
