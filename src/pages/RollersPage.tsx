import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { AppointmentSection } from '@/components/AppointmentSection';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { appointment } from '@/content/appointment';
import { blindTypes, rollersPage } from '@/content/rollers';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { BlindTypes } from '@/features/text/BlindTypes';
import { GuideLink } from '@/features/text/GuideLink';
import { paths } from '@/lib/paths';

/** /rollers: the four kinds of blind (spec §2). */
export function RollersPage() {
  return (
    <>
      <PageMeta
        title={rollersPage.title}
        description={rollersPage.intro}
        canonicalPath={paths.rollers}
      />
      <PageBanner
        title={rollersPage.title}
        intro={rollersPage.intro}
        image={rollersPage.image}
        crumbs={[{ label: 'Home', to: paths.home }, { label: rollersPage.title }]}
      />
      <Section>
        <BlindTypes types={blindTypes} />
      </Section>
      <GuideLink
        heading="What sets ours apart"
        text="Ten years of fitting, cloth that is graded by light and heat, seams to half a millimetre, and somebody who comes when a chain breaks."
      >
        <Button variant="outlined" component={RouterLink} to={paths.rollersDetail}>
          Features of our blinds
        </Button>
      </GuideLink>
      <AppointmentSection {...appointment}>
        <EnquiryForm headingId={appointment.headingId} />
      </AppointmentSection>
    </>
  );
}
