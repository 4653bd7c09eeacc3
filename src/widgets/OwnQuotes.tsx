import { queryView } from '@/api/queryView';
import { useGetQuotesQuery } from '@/api/quotes';
import { AccountList } from '@/features/account/AccountList';
import { listMessages as messages } from '@/features/quotes/messages';
import { QuoteList } from '@/features/quotes/QuoteList';
import { useTranslate } from '@/i18n/useTranslate';

/** The quotes of a customer on the account page (product 16.33). */
export function OwnQuotes() {
  const t = useTranslate();
  const query = useGetQuotesQuery(undefined, {
    selectFromResult: queryView,
    // Quotes are saved and withdrawn on other pages.
    refetchOnMountOrArgChange: true,
  });
  return (
    <AccountList
      query={query}
      title={t(messages.title)}
      help={t(messages.help)}
      what={t(messages.subject)}
    >
      {(quotes) => <QuoteList quotes={quotes} />}
    </AccountList>
  );
}
