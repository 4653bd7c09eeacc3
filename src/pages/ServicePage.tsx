import { useLocation, useSearchParams, type Location } from 'react-router';
import { homeCrumb } from '@/components/homeCrumb';
import { later } from '@/components/later';
import { PageMeta } from '@/components/PageMeta';
import { SplitHeader } from '@/components/SplitHeader';
import { services } from '@/content/services';
import { findService } from '@/features/services/findService';
import { messages } from '@/features/services/messages';
import { ServicesSection } from '@/features/services/ServicesSection';
import { readEnquiryIds } from '@/lib/showroomState';
import { Appointment } from './Appointment';

const ServiceText = later('service-text', async () => (await import('./ServiceText')).ServiceText);

/** The four service pages: text chosen by the address, and the appointment form with the ids that came along (spec §2). */
export function ServicePage() {
  const { pathname, state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const ids = readEnquiryIds(state, params);
  const service = findService(services, pathname);
  const { path, title, intro, image, imageAlt } = service;
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
      <ServiceText path={path} />
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
