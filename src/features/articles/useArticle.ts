import { useEffect } from 'react';
import { isApiError } from '@/api/errors';
import { selectArticleBySlug, selectArticles, useGetHomePageQuery } from '@/api/home';
import type { HomeResult } from '@/api/home';
import { shownResult } from '@/api/shownResult';
import type { ArticleState } from '@/lib/showroomState';
import { slugify } from '@/lib/slug';

const RELATED_COUNT = 3;

/** An abridged answer counts as none, but for being told apart from one that is still to come. */
function shownArticles(result: Parameters<typeof shownResult<HomeResult>>[0]) {
  const isAbridged = result.data?.isAbridged === true;
  const whole = isAbridged ? { ...result, data: undefined, currentData: undefined } : result;
  return { ...shownResult(whole), isAbridged };
}

/** What is known of the article: from the home call, else from navigation state; the record wins (decisions §2). */
export function useArticle(state: ArticleState | undefined, slug: string) {
  const { data, error, isError, isFetching, isAbridged, refetch } = useGetHomePageQuery(undefined, {
    selectFromResult: shownArticles,
  });
  useEffect(() => {
    if (isAbridged) void refetch();
  }, [isAbridged, refetch]);
  const wanted = state === undefined ? slug : slugify(state.title);
  const record = wanted === '' ? undefined : selectArticleBySlug(data?.articles, wanted);
  // A card of a page with an abridged answer names the article and has no text to hand on.
  const handedOn = isAbridged && state?.description === '' ? undefined : state;
  const article: ArticleState | undefined = record ?? handedOn;
  return {
    article,
    imageAlt: record?.imageAlt,
    related: selectArticles(data?.articles)
      .filter(({ title }) => slugify(title) !== wanted)
      .slice(0, RELATED_COUNT),
    isLoading: article === undefined && wanted !== '' && isFetching,
    hasFailed: article === undefined && wanted !== '' && isError,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
