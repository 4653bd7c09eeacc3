import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation, useSearchParams, type Location } from 'react-router';
import { AppointmentSection } from '@/components/AppointmentSection';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { SectionError } from '@/components/SectionError';
import { appointment } from '@/content/appointment';
import { services } from '@/content/services';
import { CurtainHeader } from '@/features/catalogue/CurtainHeader';
import { CurtainSkeleton } from '@/features/catalogue/CurtainSkeleton';
import { CurtainStory } from '@/features/catalogue/CurtainStory';
import { UnknownCurtain } from '@/features/catalogue/UnknownCurtain';
import { useCurtain } from '@/features/catalogue/useCurtain';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { ServicesSection } from '@/features/services/ServicesSection';
import { useAnchor } from '@/hooks/useAnchor';
import { curtainDetailPath } from '@/lib/paths';
import { readCurtainDetailState, readEnquiryIds } from '@/lib/showroomState';

/** /curtains-detail: one item with its benefits, the services around it and the appointment form (spec §2). */
export function CurtainDetailPage() {
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const anchor = useAnchor();
  const ids = readEnquiryIds(state, params);
  const { curtain, imageAlt, ...call } = useCurtain(readCurtainDetailState(state), ids);

  if (call.isLoading) return <CurtainSkeleton />;
  if (call.hasFailed) {
    return (
      <>
        <PageMeta title="Curtains and blinds" />
        <SectionError
          component="h1"
          what="this item"
          reason={call.reason}
          isRetrying={call.isRetrying}
          onRetry={call.retry}
        />
      </>
    );
  }
  if (curtain === undefined) return <UnknownCurtain />;
  return (
    <>
      <PageMeta
        title={curtain.title}
        description={curtain.description}
        canonicalPath={curtainDetailPath(curtain.categoryId, curtain.subCategoryId)}
        image={curtain.image}
      />
      <CurtainHeader curtain={curtain} imageAlt={imageAlt}>
        <Button
          component={RouterLink}
          {...anchor(appointment.headingId)}
          sx={{ marginBlockStart: 4 }}
        >
          Book a free visit
        </Button>
      </CurtainHeader>
      <Section>
        <CurtainStory text={curtain.benefitText} benefits={curtain.benefits} />
      </Section>
      <ServicesSection services={services} ids={ids} />
      <AppointmentSection {...appointment}>
        <EnquiryForm {...ids} headingId={appointment.headingId} />
      </AppointmentSection>
    </>
  );
}
