import { useLocation } from 'react-router';
import { loadingShape } from '@/components/loadingShape';
import { PageMeta } from '@/components/PageMeta';
import { SectionError } from '@/components/SectionError';
import { messages } from '@/features/works/messages';
import { UnknownWork } from '@/features/works/UnknownWork';
import { useWork } from '@/features/works/useWork';
import { WorkDetail } from '@/features/works/WorkDetail';
import { useRouteId } from '@/hooks/useRouteId';
import { readWorkDetailState } from '@/lib/showroomState';

const WorkDetailSkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ '@/features/works/WorkDetailSkeleton'))
      .WorkDetailSkeleton,
);

/** /our-work-details: one project's pictures, from navigation state or found by its id (spec §2, decisions §2). */
export function OurWorkDetailPage() {
  const id = useRouteId();
  const carried = readWorkDetailState(useLocation().state);
  const call = useWork(carried === undefined ? id : undefined);
  const work = carried ?? call.work;

  if (work !== undefined) return <WorkDetail work={work} id={id} />;
  if (call.isLoading) {
    return (
      <>
        <PageMeta title={messages.title} />
        <WorkDetailSkeleton />
      </>
    );
  }
  if (call.hasFailed) {
    return (
      <>
        <PageMeta title={messages.title} />
        <SectionError
          component="h1"
          what={messages.whatOne}
          reason={call.reason}
          isRetrying={call.isRetrying}
          onRetry={call.retry}
        />
      </>
    );
  }
  return <UnknownWork />;
}
