import { useLocation, useSearchParams, type Location } from 'react-router';
import { homeCrumb } from '@/components/homeCrumb';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { SplitHeader } from '@/components/SplitHeader';
import { services } from '@/content/services';
import { findService } from '@/features/services/findService';
import { messages } from '@/features/services/messages';
import { ServicesSection } from '@/features/services/ServicesSection';
import { TextSections } from '@/features/text/TextSections';
import { readEnquiryIds } from '@/lib/showroomState';
import { Appointment } from './Appointment';

/** The four service pages: text chosen by the address, and the appointment form with the ids that came along (spec §2). */
export function ServicePage() {
  const { pathname, state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const ids = readEnquiryIds(state, params);
  const service = findService(services, pathname);
  const { path, title, intro, image, imageAlt, sections } = service;
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={path} image={image} />
      <SplitHeader
        title={title}
        overline={messages.overline}
        intro={intro}
        image={image}
        imageAlt={imageAlt}
        ratio="1 / 1"
        crumbs={[homeCrumb, { label: title }]}
      />
      <Section>
        <TextSections sections={sections} />
      </Section>
      <Appointment key={path} {...ids} />
      <ServicesSection
        heading={messages.otherServices}
        text={messages.otherServicesText}
        services={services.filter((other) => other !== service)}
        ids={ids}
      />
    </>
  );
}
