import { pageOf, paths, withQuery } from '@/lib/paths';
import { searchOf } from '@/lib/searchText';

/** Page (from 1) and search of /FAQ, as in its URL. */
export interface FaqLocation {
  page: number;
  /** Empty for all questions. */
  search: string;
}

/** Questions per page. */
const PAGE_SIZE = 10;

export const readFaqLocation = (params: URLSearchParams): FaqLocation => ({
  page: pageOf(params),
  search: searchOf(params),
});

/** URL of a page of questions; the first page has no number. */
export const faqPath = ({ page, search }: FaqLocation): string =>
  withQuery(paths.faq, { page: page > 1 ? page : undefined, search });

/** Query argument of the questions at a URL. */
export const toFaqArg = (params: URLSearchParams) => {
  const { page, search } = readFaqLocation(params);
  return { page, limit: PAGE_SIZE, ...(search !== '' && { search }) };
};
