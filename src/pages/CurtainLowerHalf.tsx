import { services } from '@/content/services';
import { ServicesSection } from '@/features/services/ServicesSection';
import type { EnquiryIds } from '@/lib/showroomState';
import { AppointmentHalf } from './AppointmentHalf';

/** What follows an item's story: the services around it and the appointment form (spec §2). */
export function CurtainLowerHalf(ids: EnquiryIds) {
  return (
    <>
      <ServicesSection services={services} ids={ids} />
      <AppointmentHalf {...ids} />
    </>
  );
}
