import { isApiError } from '@/api/errors';
import { selectArticleBySlug, selectArticles, useGetHomePageQuery } from '@/api/home';
import type { ArticleState } from '@/lib/showroomState';
import { slugify } from '@/lib/slug';

const RELATED_COUNT = 3;

/** What is known of the article: from the home call, else from navigation state; the record wins (decisions §2). */
export function useArticle(state: ArticleState | undefined, slug: string) {
  const { data, error, isError, isLoading, isFetching, refetch } = useGetHomePageQuery();
  const wanted = state === undefined ? slug : slugify(state.title);
  const record = wanted === '' ? undefined : selectArticleBySlug(data?.articles, wanted);
  const article: ArticleState | undefined = record ?? state;
  return {
    article,
    imageAlt: record?.imageAlt,
    related: selectArticles(data?.articles)
      .filter(({ title }) => slugify(title) !== wanted)
      .slice(0, RELATED_COUNT),
    isLoading: article === undefined && wanted !== '' && isLoading,
    hasFailed: article === undefined && wanted !== '' && isError,
    reason: isApiError(error) ? error.message : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
