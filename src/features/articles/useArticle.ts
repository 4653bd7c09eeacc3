import { useEffect } from 'react';
import { selectArticles, useGetHomePageQuery, type HomeResult } from '@/api/home';
import { queryView } from '@/api/queryView';
import { findRecord } from '@/api/records';
import type { ArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';

const RELATED_COUNT = 3;

/** An abridged response lacks the articles' texts, so it counts as no data. */
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
  const wanted = state === undefined ? slug : slugify(state.title);
  const record = findRecord(data?.articles, wanted);
  // A card rendered from an abridged response passes the article on without its text.
  const passedOn = omitsArticleBodies && state?.description === '' ? undefined : state;
  const article: ArticleState | undefined = record ?? passedOn;
  return {
    article,
    imageAlt: record?.imageAlt,
    related: selectArticles(data?.articles)
      .filter(({ title }) => slugify(title) !== wanted)
      .slice(0, RELATED_COUNT),
    query: { ...query, isNotFound: wanted === '' || data !== undefined },
  };
}
