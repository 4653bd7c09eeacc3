import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useGetFaqQuery } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageMeta } from '@/components/PageMeta';
import { Pagination } from '@/components/Pagination';
import { QueryState } from '@/components/QueryState';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { FaqAccordion } from './FaqAccordion';
import { toFaqEntries, toFaqStructuredData } from './faqItems';
import { faqPath, readFaqLocation, toFaqArg, type FaqLocation } from './faqPath';
import { FaqSkeleton } from './FaqSkeleton';
import { messages } from './messages';

/** Height of the search with its line. */
const SEARCH_HEIGHT_PX = 57;

const FaqSearch = lazyHydrate(
  'faq-search',
  async () => (await import(/* webpackChunkName: "question" */ './FaqSearch')).FaqSearch,
  <></>,
);

function NoQuestions({ page, search }: FaqLocation) {
  const t = useTranslate();
  const toAll = (label: string) => <Button href={paths.faq}>{label}</Button>;
  if (page > 1)
    return (
      <EmptyState
        title={t(messages.noneOnPage)}
        help={t(messages.noneOnPageHelp)}
        action={toAll(t(messages.firstPage))}
      />
    );
  if (search !== '')
    return (
      <EmptyState
        title={t(messages.noneFound, { search })}
        help={t(messages.noneFoundHelp)}
        action={toAll(t(messages.allQuestions))}
      />
    );
  return <EmptyState title={t(messages.none)} help={t(messages.noneHelp)} />;
}

/** Paginated questions and answers with a search; page and search are in the URL (product 4.8). */
export function FaqList() {
  const t = useTranslate();
  const language = useLanguage();
  const [params] = useSearchParams();
  const { page, search } = readFaqLocation(params);
  const query = useGetFaqQuery(toFaqArg(params), { selectFromResult: queryView });
  const { currentData, data } = query;
  const entries = currentData && toFaqEntries(currentData.faq);
  const isBeyondEnd = currentData !== undefined && page > Math.max(1, currentData.totalPages);
  // The answer of a server without search has no count.
  const isSearchable = data === undefined || data.totalCount !== undefined;
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(page, top, search);
  // A search is no page of its own for search engines.
  const isUnlisted = isBeyondEnd || search !== '';
  const hasEntries = entries !== undefined && entries.length > 0;

  return (
    <Box ref={top} tabIndex={-1} aria-busy={query.isLoading || query.isOutdated}>
      <PageMeta
        title={t(messages.pageTitle, { page })}
        description={t(messages.intro)}
        canonicalPath={isUnlisted ? undefined : faqPath({ page, search })}
        isUnlisted={isUnlisted}
        structuredData={
          hasEntries && !isUnlisted ? toFaqStructuredData(entries, language) : undefined
        }
      />
      {isSearchable && (
        <Box sx={{ minHeight: SEARCH_HEIGHT_PX, marginBlockEnd: 3 }}>
          <FaqSearch />
        </Box>
      )}
      {search !== '' && currentData?.totalCount !== undefined && (
        <Typography role="status" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {t(messages.found, { count: currentData.totalCount })}
        </Typography>
      )}
      <QueryState
        query={query}
        data={entries}
        what={t(messages.what)}
        skeleton={
          // One viewport high, so that the section below does not visibly shift.
          <Box sx={{ minHeight: '100vh' }}>
            <FaqSkeleton />
          </Box>
        }
      >
        {(list) =>
          list.length === 0 ? (
            <NoQuestions page={page} search={search} />
          ) : (
            <FaqAccordion key={`${page} ${search}`} entries={list} />
          )
        }
      </QueryState>
      <Pagination
        page={page}
        totalPages={currentData?.totalPages ?? 1}
        hrefOf={(number) => faqPath({ page: number, search })}
        label={t(messages.pages)}
      />
    </Box>
  );
}
