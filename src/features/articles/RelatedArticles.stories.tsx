import preview from '#.storybook/preview';
import { selectArticles, toArticleRecords } from '@/api/articles';
import { articles } from '@/fixtures/articles.fixtures';
import { RelatedArticles } from './RelatedArticles';

const records = selectArticles(toArticleRecords(articles));

const meta = preview.meta({
  component: RelatedArticles,
  parameters: { layout: 'fullscreen' },
  args: { articles: records.slice(0, 3) },
});

export const Default = meta.story();
export const One = meta.story({ args: { articles: records.slice(0, 1) } });
