import Skeleton from '@mui/material/Skeleton';
import { queryView } from '@/api/queryView';
import { useGetQuotesQuery } from '@/api/quotes';
import { QueryState } from '@/components/QueryState';
import { AccountSection } from '@/features/account/AccountSection';
import { listMessages as messages } from '@/features/quotes/messages';
import { QuoteList } from '@/features/quotes/QuoteList';
import { useTranslate } from '@/i18n/useTranslate';

/** The quotes of a customer on the account page (product 16.33). A server without them shows none. */
export function OwnQuotes() {
  const t = useTranslate();
  const query = useGetQuotesQuery(undefined, {
    selectFromResult: queryView,
    // Quotes are saved and withdrawn on other pages.
    refetchOnMountOrArgChange: true,
  });
  if (query.isNotFound) return null;
  return (
    <AccountSection title={t(messages.title)} help={t(messages.help)}>
      <QueryState
        query={query}
        data={query.data}
        what={t(messages.subject)}
        skeleton={<Skeleton variant="rectangular" height={72} />}
      >
        {(quotes) => <QuoteList quotes={quotes} />}
      </QueryState>
    </AccountSection>
  );
}
