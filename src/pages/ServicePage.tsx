import { useLocation, useSearchParams, type Location } from 'react-router';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageMeta } from '@/components/PageMeta';
import { DetailHero } from '@/components/DetailHero';
import { services, type ServicePage as Service } from '@/content/services';
import { messages } from '@/features/services/messages';
import { ServicesSection } from '@/features/services/ServicesSection';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { readEnquiryIds } from '@/lib/detailPageState';
import { Appointment } from '@/widgets/Appointment';

const ServiceText = lazyHydrate(
  'service-text',
  async () =>
    (await import(/* webpackChunkName: "appointment" */ '@/widgets/ServiceText')).ServiceText,
);

/** Service of a URL path, ignoring case and trailing slashes; defaults to the first. */
function findService(services: readonly Service[], pathname: string): Service {
  const normalised = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  const service = services.find(({ path }) => path === normalised) ?? services[0];
  if (service === undefined) throw new Error('No service pages configured.');
  return service;
}

/** Service pages: text by URL path and the enquiry form with the ids of the item (product 4.4). */
export function ServicePage() {
  const t = useTranslate();
  const allServices = useContent(services);
  const { pathname, state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const ids = readEnquiryIds(state, params);
  const service = findService(allServices, pathname);
  const { path, title, intro, image, imageAlt } = service;
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={path} image={image} />
      <DetailHero
        title={title}
        overline={t(messages.overline)}
        intro={intro}
        image={image}
        imageAlt={imageAlt}
        ratio="1 / 1"
      />
      <ServiceText path={path} />
      <Appointment key={path} {...ids} />
      <ServicesSection
        heading={t(messages.otherServices)}
        text={t(messages.otherServicesText)}
        services={allServices.filter((other) => other !== service)}
        ids={ids}
      />
    </>
  );
}
