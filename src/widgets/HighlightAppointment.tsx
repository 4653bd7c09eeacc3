import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { EnquiryPlaceholderForm } from '@/features/enquiry/EnquiryPlaceholderForm';

/** Appointment form of the generic detail page, which sends nothing (product 7.5). */
export function HighlightAppointment() {
  return (
    <AppointmentSection {...appointment}>
      <EnquiryPlaceholderForm headingId={APPOINTMENT_HEADING_ID} />
    </AppointmentSection>
  );
}
