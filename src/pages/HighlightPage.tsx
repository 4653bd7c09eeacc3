import { useLocation, useSearchParams, type Location } from 'react-router';
import { lazyHydrate } from '@/components/lazyHydrate';
import { highlights } from '@/content/highlights';
import { HighlightScreen } from '@/features/highlights/HighlightScreen';
import { HighlightNotFound } from '@/features/highlights/HighlightNotFound';
import { useContent } from '@/i18n/useContent';
import { readHighlightState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';

const Appointment = lazyHydrate(
  'appointment',
  async () =>
    (await import(/* webpackChunkName: "appointment" */ '@/widgets/HighlightAppointment'))
      .HighlightAppointment,
);

/** /detailsPage: one highlight, from navigation state or by the slug in the URL (product 4.11). */
export function HighlightPage() {
  const allHighlights = useContent(highlights);
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const stateHighlight = readHighlightState(state);
  const slug = params.get('feature');
  const card = allHighlights.find((candidate) =>
    stateHighlight === undefined
      ? candidate.slug === slug
      : candidate.heading === stateHighlight.heading,
  );
  const highlight = stateHighlight ?? card;
  if (highlight === undefined) return <HighlightNotFound cards={allHighlights} />;
  return (
    <HighlightScreen
      highlight={highlight}
      slug={card?.slug ?? slugify(highlight.heading)}
      imageAlt={card?.imageAlt}
      others={allHighlights.filter(({ heading }) => heading !== highlight.heading)}
    >
      <Appointment />
    </HighlightScreen>
  );
}
