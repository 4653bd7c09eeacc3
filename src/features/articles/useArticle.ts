import { useEffect } from 'react';
import { findArticle, selectArticles } from '@/api/articles';
import { useGetHomePageQuery, type HomeResult } from '@/api/home';
import { queryView } from '@/api/queryView';
import type { ArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';

const RELATED_COUNT = 3;

/** A response without article bodies counts as loading, but its articles have their headers. */
function articlesView(result: Parameters<typeof queryView<HomeResult>>[0]) {
  const omitsArticleBodies = result.data?.omitsArticleBodies === true;
  const complete = omitsArticleBodies
    ? { ...result, data: undefined, currentData: undefined }
    : result;
  return { ...queryView(complete), articles: result.data?.articles, omitsArticleBodies };
}

/** The article with this slug: from the API, otherwise from navigation state (product 2.3). */
export function useArticle(state: ArticleState | undefined, slug: string) {
  const query = useGetHomePageQuery(undefined, { selectFromResult: articlesView });
  const { data, articles, omitsArticleBodies, refetch } = query;
  useEffect(() => {
    if (omitsArticleBodies) void refetch();
  }, [omitsArticleBodies, refetch]);
  // State without a slug in the URL comes from a link that does not belong to the shop.
  const articleSlug = slug === '' && state !== undefined ? slugify(state.title) : slug;
  const record = findArticle(articles, articleSlug);
  const hasText = record !== undefined && !omitsArticleBodies;
  // A card of a response without article bodies passes an empty text as state.
  const article: ArticleState | undefined =
    hasText || !state?.description ? (record ?? state) : state;
  return {
    article,
    /** The text is not loaded yet. */
    isTextMissing: omitsArticleBodies && article?.description === '',
    slug: articleSlug,
    imageAlt: record?.imageAlt,
    related: selectArticles(data?.articles)
      .filter((other) => other.slug !== articleSlug)
      .slice(0, RELATED_COUNT),
    query: { ...query, isNotFound: articleSlug === '' || data !== undefined },
  };
}
