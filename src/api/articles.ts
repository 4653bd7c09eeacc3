import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Article } from '@/contract/articles';
import { asList } from '@/lib/coerce';
import { uniqueSlugs } from '@/lib/slug';
import { parseArticle } from './parsers/articles';

/** An article with its name in the URL, unique among the articles of a response (product 2.3). */
export interface ArticleRecord extends Article {
  slug: string;
}

/** Articles by id, or by slug when the server sends no ids. */
export type ArticleRecords = EntityState<ArticleRecord, string>;

const articlesAdapter = createEntityAdapter<ArticleRecord, string>({
  selectId: ({ _id, slug }) => _id ?? slug,
});
const noArticles = articlesAdapter.getInitialState();
const { selectAll } = articlesAdapter.getSelectors();

const byDate = (a: Article, b: Article) =>
  a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt);

/**
 * Adds the slugs. Of two equal titles the older article has the plain one, so that its URL does not change when the newer
 * one is published. Of the same date, the later one in the list counts as the older.
 */
function withSlugs(articles: readonly Article[]): ArticleRecord[] {
  const oldestFirst = articles.toReversed().toSorted(byDate);
  const slugs = uniqueSlugs(
    oldestFirst.map(({ urlTitle, title }) => urlTitle ?? title),
    'article',
  );
  const slugOf = new Map(oldestFirst.map((article, index) => [article, slugs[index]]));
  return articles.map((article) => ({ ...article, slug: slugOf.get(article) ?? '' }));
}

/** Normalised articles of a response. */
export function toArticleRecords(value: unknown): ArticleRecords {
  return articlesAdapter.setAll(noArticles, withSlugs(asList(value, parseArticle)));
}

/** Articles in the server's order. */
export const selectArticles = (records: ArticleRecords | undefined) =>
  selectAll(records ?? noArticles);

/** The article at a slug of the URL. */
export const findArticle = (records: ArticleRecords | undefined, slug: string) =>
  selectArticles(records).find((article) => article.slug === slug);
