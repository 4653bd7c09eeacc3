import Skeleton from '@mui/material/Skeleton';
import { queryView } from '@/api/queryView';
import { useGetSamplesQuery } from '@/api/samples';
import { QueryState } from '@/components/QueryState';
import { AccountSection } from '@/features/account/AccountSection';
import { sampleListMessages as messages } from '@/features/products/compare/messages';
import { SampleList } from '@/features/products/samples/SampleList';
import { useTranslate } from '@/i18n/useTranslate';

/** The free samples of a customer on the account page (product 7.16). A server without them shows none. */
export function OwnSamples() {
  const t = useTranslate();
  const query = useGetSamplesQuery(undefined, {
    selectFromResult: queryView,
    // The staff send them meanwhile.
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
        {(requests) => <SampleList requests={requests} />}
      </QueryState>
    </AccountSection>
  );
}
