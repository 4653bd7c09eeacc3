import { useLocation, useSearchParams, type Location } from 'react-router';
import { later } from '@/components/later';
import { featureCards } from '@/content/featureCards';
import { FeatureScreen } from '@/features/featureCards/FeatureScreen';
import { UnknownFeature } from '@/features/featureCards/UnknownFeature';
import { readFeatureState } from '@/lib/showroomState';

const Appointment = later(
  'appointment',
  async () => (await import('./FeatureAppointment')).FeatureAppointment,
);

/** /detailsPage: the chosen feature card, from navigation state or by the slug in the address (spec §2). */
export function FeaturePage() {
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const carried = readFeatureState(state);
  const slug = params.get('feature');
  const card = featureCards.find((candidate) =>
    carried === undefined ? candidate.slug === slug : candidate.heading === carried.heading,
  );
  const feature = carried ?? card;
  if (feature === undefined) return <UnknownFeature cards={featureCards} />;
  return (
    <FeatureScreen
      feature={feature}
      imageAlt={card?.imageAlt}
      others={featureCards.filter(({ heading }) => heading !== feature.heading)}
    >
      <Appointment />
    </FeatureScreen>
  );
}
