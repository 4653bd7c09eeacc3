import { useLocation, useSearchParams, type Location } from 'react-router';
import { lazyHydrate } from '@/components/lazyHydrate';
import { highlights } from '@/content/highlights';
import { HighlightScreen } from '@/features/highlights/HighlightScreen';
import { HighlightNotFound } from '@/features/highlights/HighlightNotFound';
import { readHighlightState } from '@/lib/detailPageState';

const Appointment = lazyHydrate(
  'appointment',
  async () => (await import('@/widgets/HighlightAppointment')).HighlightAppointment,
);

/** /detailsPage: one highlight, from navigation state or by the slug in the URL (product 4.11). */
export function HighlightPage() {
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const stateHighlight = readHighlightState(state);
  const slug = params.get('feature');
  const card = highlights.find((candidate) =>
    stateHighlight === undefined
      ? candidate.slug === slug
      : candidate.heading === stateHighlight.heading,
  );
  const highlight = stateHighlight ?? card;
  if (highlight === undefined) return <HighlightNotFound cards={highlights} />;
  return (
    <HighlightScreen
      highlight={highlight}
      imageAlt={card?.imageAlt}
      others={highlights.filter(({ heading }) => heading !== highlight.heading)}
    >
      <Appointment />
    </HighlightScreen>
  );
}
