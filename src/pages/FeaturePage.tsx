import { useLocation, useSearchParams, type Location } from 'react-router';
import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { featureCards } from '@/content/featureCards';
import { EnquiryPlaceholderForm } from '@/features/enquiry/EnquiryPlaceholderForm';
import { FeatureScreen } from '@/features/featureCards/FeatureScreen';
import { UnknownFeature } from '@/features/featureCards/UnknownFeature';
import { readFeatureState } from '@/lib/showroomState';

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
      <AppointmentSection {...appointment}>
        <EnquiryPlaceholderForm headingId={APPOINTMENT_HEADING_ID} />
      </AppointmentSection>
    </FeatureScreen>
  );
}
