import { queryView } from '@/api/queryView';
import { useGetSamplesQuery } from '@/api/samples';
import { AccountList } from '@/features/account/AccountList';
import { sampleListMessages as messages } from '@/features/products/compare/messages';
import { SampleList } from '@/features/products/samples/SampleList';
import { useTranslate } from '@/i18n/useTranslate';

/** The free samples of a customer on the account page (product 7.16). */
export function OwnSamples() {
  const t = useTranslate();
  const query = useGetSamplesQuery(undefined, {
    selectFromResult: queryView,
    // The staff send them meanwhile.
    refetchOnMountOrArgChange: true,
  });
  return (
    <AccountList
      query={query}
      title={t(messages.title)}
      help={t(messages.help)}
      what={t(messages.subject)}
    >
      {(requests) => <SampleList requests={requests} />}
    </AccountList>
  );
}
