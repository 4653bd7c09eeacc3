import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { EnquiryPlaceholderForm } from '@/features/enquiry/EnquiryPlaceholderForm';
import { useContent } from '@/i18n/useContent';

/** Appointment form of the generic detail page, which sends nothing (product 7.5). */
export function HighlightAppointment() {
  const texts = useContent(appointment);
  return (
    <AppointmentSection {...texts}>
      <EnquiryPlaceholderForm headingId={APPOINTMENT_HEADING_ID} />
    </AppointmentSection>
  );
}
