import { skipToken } from '@reduxjs/toolkit/query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { queryView } from '@/api/queryView';
import { useGetQuoteQuery } from '@/api/quotes';
import { NotFoundState } from '@/components/NotFoundState';
import { PageMeta } from '@/components/PageMeta';
import { QueryState } from '@/components/QueryState';
import { messages } from '@/features/quotes/messages';
import { QuoteActions } from '@/features/quotes/QuoteActions';
import { QuotePaper } from '@/features/quotes/QuotePaper';
import { useIsClient } from '@/hooks/useIsClient';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { fluid } from '@/theme/tokens';
import { Letterhead } from '@/widgets/Letterhead';

function QuoteSkeleton() {
  const t = useTranslate();
  return (
    <Skeleton variant="rectangular" height={420} aria-label={t(messages.loading)} role="status" />
  );
}

/** /quote: a stored quote, which its link opens for anybody (product 16.30). */
export function QuotePage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  // The server renders the page once for all quotes.
  const isClient = useIsClient();
  const query = useGetQuoteQuery(token !== '' && isClient ? token : skipToken, {
    selectFromResult: queryView,
  });
  const title = t(messages.title);
  if (token === '' || query.isNotFound)
    return (
      <Container sx={{ paddingBlock: fluid(24, 56) }}>
        <NotFoundState
          metaTitle={title}
          title={t(messages.missingTitle)}
          help={t(messages.missingHelp)}
          to={paths.products}
          linkLabel={t(messages.toFabrics)}
        />
      </Container>
    );
  const { data } = query;
  return (
    <Container maxWidth="md" sx={{ paddingBlock: fluid(24, 56) }}>
      <PageMeta
        title={data === undefined ? title : `${title} ${data.number}`}
        canonicalPath={paths.quote}
        isUnlisted
      />
      <Letterhead />
      <Typography variant="h1" sx={{ marginBlockEnd: fluid(12, 24) }}>
        {title}
      </Typography>
      <QueryState query={query} data={data} what={t(messages.subject)} skeleton={<QuoteSkeleton />}>
        {(quote) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {quote.state !== 'open' && (
              <Alert severity="info">{t(messages.states[quote.state])}</Alert>
            )}
            <QuoteActions quote={quote} token={token} />
            <QuotePaper quote={quote} />
          </Box>
        )}
      </QueryState>
    </Container>
  );
}
