import { APPOINTMENT_HEADING_ID, AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import type { EnquiryIds } from '@/lib/showroomState';

/** The free same-day appointment with its form, which says what the page is about (spec §5). */
export function AppointmentHalf(ids: EnquiryIds) {
  return (
    <AppointmentSection {...appointment}>
      <EnquiryForm {...ids} headingId={APPOINTMENT_HEADING_ID} />
    </AppointmentSection>
  );
}
