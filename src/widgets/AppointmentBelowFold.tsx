import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { useContent } from '@/i18n/useContent';
import type { EnquiryIds } from '@/lib/detailPageState';

/** Appointment form that adds the ids of the page to the enquiry. */
export function AppointmentBelowFold(ids: EnquiryIds) {
  const texts = useContent(appointment);
  return (
    <AppointmentSection {...texts}>
      <EnquiryForm {...ids} headingId={APPOINTMENT_HEADING_ID} />
    </AppointmentSection>
  );
}
