import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import type { EnquiryIds } from '@/lib/detailPageState';

/** Appointment form that adds the ids of the page to the enquiry. */
export function AppointmentBelowFold(ids: EnquiryIds) {
  return (
    <AppointmentSection {...appointment}>
      <EnquiryForm {...ids} headingId={APPOINTMENT_HEADING_ID} />
    </AppointmentSection>
  );
}
