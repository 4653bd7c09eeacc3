import preview from '#.storybook/preview';
import { article } from '@/fixtures/articles.fixtures';
import { articlePath, paths } from '@/lib/paths';
import { toArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';
import { ArticlePage } from './ArticlePage';
import { seedHome } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';

const path = articlePath(slugify(article.title));

const meta = preview.meta({
  tags: ['!autodocs'],
  component: ArticlePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path, state: toArticleState(article), fill: seedHome },
  },
});

export const Default = meta.story();
export const Loading = meta.story({
  parameters: { shop: { state: null, fill: () => undefined } },
});
export const NotFound = meta.story({ parameters: { shop: { path: paths.article, state: null } } });

export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused(), state: null } },
});
