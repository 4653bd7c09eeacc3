import { useLocation, useSearchParams, type Location } from 'react-router';
import { lazyHydrate } from '@/components/lazyHydrate';
import { featureCards } from '@/content/featureCards';
import { FeatureScreen } from '@/features/highlights/FeatureScreen';
import { FeatureNotFound } from '@/features/highlights/FeatureNotFound';
import { readFeatureState } from '@/lib/detailPageState';

const Appointment = lazyHydrate(
  'appointment',
  async () => (await import('@/widgets/FeatureAppointment')).FeatureAppointment,
);

/** /detailsPage: one feature, from navigation state or by the slug in the URL (product 4.11). */
export function FeaturePage() {
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const stateFeature = readFeatureState(state);
  const slug = params.get('feature');
  const card = featureCards.find((candidate) =>
    stateFeature === undefined
      ? candidate.slug === slug
      : candidate.heading === stateFeature.heading,
  );
  const feature = stateFeature ?? card;
  if (feature === undefined) return <FeatureNotFound cards={featureCards} />;
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
