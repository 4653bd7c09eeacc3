import { useEffect } from 'react';
import { selectArticles, useGetHomePageQuery, type HomeResult } from '@/api/home';
import { queryView } from '@/api/queryView';
import { findRecord } from '@/api/records';
import type { ArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';

const RELATED_COUNT = 3;

/** Treats a response without article bodies as no data. */
function articlesView(result: Parameters<typeof queryView<HomeResult>>[0]) {
  const omitsArticleBodies = result.data?.omitsArticleBodies === true;
  const complete = omitsArticleBodies
    ? { ...result, data: undefined, currentData: undefined }
    : result;
  return { ...queryView(complete), omitsArticleBodies };
}

/** The article with this slug: from the API, otherwise from navigation state (product 2.3). */
export function useArticle(state: ArticleState | undefined, slug: string) {
  const query = useGetHomePageQuery(undefined, { selectFromResult: articlesView });
  const { data, omitsArticleBodies, refetch } = query;
  useEffect(() => {
    if (omitsArticleBodies) void refetch();
  }, [omitsArticleBodies, refetch]);
  const articleSlug = state === undefined ? slug : slugify(state.title);
  const record = findRecord(data?.articles, articleSlug);
  const article: ArticleState | undefined = record ?? state;
  return {
    article,
    /** A card of a response without article bodies passes an empty text as state. */
    isTextMissing: omitsArticleBodies && article?.description === '',
    imageAlt: record?.imageAlt,
    related: selectArticles(data?.articles)
      .filter(({ title }) => slugify(title) !== articleSlug)
      .slice(0, RELATED_COUNT),
    query: { ...query, isNotFound: articleSlug === '' || data !== undefined },
  };
}
