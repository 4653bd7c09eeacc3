import { useAppSelector } from '@/store/hooks';
import { VisitCard } from './VisitCard';

/** The confirmation of a visit that was requested in this tab, until it is dismissed (product 7.8). */
export function SentVisit() {
  const sent = useAppSelector(({ visit }) => visit?.sent);
  return sent && <VisitCard visit={sent} />;
}
