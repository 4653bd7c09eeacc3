import { AppointmentSection } from '@/components/AppointmentSection';
import { appointment } from '@/content/appointment';
import { useContent } from '@/i18n/useContent';
import type { EnquiryIds } from '@/lib/detailPageState';
import { VisitForm } from './VisitForm';

/** Appointment form that adds the ids of the page to the enquiry. */
export function AppointmentBelowFold(ids: EnquiryIds) {
  const texts = useContent(appointment);
  return (
    <AppointmentSection {...texts}>
      <VisitForm {...ids} />
    </AppointmentSection>
  );
}
