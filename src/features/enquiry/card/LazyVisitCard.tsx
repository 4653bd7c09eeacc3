import { Suspense } from 'react';
import { lazyOptional } from '@/components/lazyOptional';
import { useAppSelector } from '@/store/hooks';

const VisitCard = lazyOptional(async () => (await import('./VisitCard')).VisitCard);

/** The confirmation of a visit that was requested in this tab, until it is dismissed (product 7.8). */
export function LazyVisitCard() {
  const sent = useAppSelector(({ visit }) => visit?.sent);
  return (
    sent && (
      <Suspense>
        <VisitCard visit={sent} />
      </Suspense>
    )
  );
}
