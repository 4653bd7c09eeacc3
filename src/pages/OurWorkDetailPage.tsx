import { useLocation } from 'react-router';
import { NotFoundState } from '@/components/NotFoundState';
import { PageMeta } from '@/components/PageMeta';
import { QueryState } from '@/components/QueryState';
import { messages } from '@/features/works/messages';
import { useWork } from '@/features/works/useWork';
import { WorkDetail } from '@/features/works/WorkDetail';
import { WorkDetailSkeleton } from '@/features/works/WorkDetailSkeleton';
import { useRouteId } from '@/hooks/navigation/useRouteId';
import { useTranslate } from '@/i18n/useTranslate';
import { readWorkDetailState } from '@/lib/detailPageState';
import { paths } from '@/lib/paths';

/** /our-work-details: one project, from navigation state or by the id in the URL (product 4.9). */
export function OurWorkDetailPage() {
  const t = useTranslate();
  const id = useRouteId();
  const stateWork = readWorkDetailState(useLocation().state);
  const { work, query } = useWork(stateWork === undefined ? id : undefined);
  return (
    <QueryState
      query={query}
      data={stateWork ?? work}
      component="h1"
      what={t(messages.whatOne)}
      skeleton={<WorkDetailSkeleton />}
      notFound={
        <NotFoundState
          title={t(messages.unknown)}
          help={t(messages.unknownHelp)}
          to={paths.ourWorks}
          linkLabel={t(messages.allWorks)}
          metaTitle={t(messages.unknown)}
        />
      }
      wrapFallback={(fallback) => (
        <>
          <PageMeta title={t(messages.title)} />
          {fallback}
        </>
      )}
    >
      {(data) => <WorkDetail work={data} id={id} />}
    </QueryState>
  );
}
