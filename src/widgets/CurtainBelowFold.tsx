import { services } from '@/content/services';
import { ServicesSection } from '@/features/services/ServicesSection';
import type { EnquiryIds } from '@/lib/detailPageState';
import { AppointmentBelowFold } from './AppointmentBelowFold';

/** Services and appointment form of a sub-category. */
export function CurtainBelowFold(ids: EnquiryIds) {
  return (
    <>
      <ServicesSection services={services} ids={ids} />
      <AppointmentBelowFold {...ids} />
    </>
  );
}
