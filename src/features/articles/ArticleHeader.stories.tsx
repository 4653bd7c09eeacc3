import preview from '#.storybook/preview';
import { article } from '@/fixtures/articles.fixtures';
import { ArticleHeader } from './ArticleHeader';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: ArticleHeader,
  parameters: { layout: 'fullscreen' },
  args: { article: article, imageAlt: article.imageAlt },
});

export const Default = meta.story();

export const WithoutDateAndPicture = meta.story({
  args: { article: { ...article, createdAt: '', image: '' } },
});

export const LongText = meta.story({ args: { article: { ...article, title: longTitle } } });
