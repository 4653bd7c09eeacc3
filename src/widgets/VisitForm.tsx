import { useState } from 'react';
import { APPOINTMENT_HEADING_ID } from '@/components/AppointmentSection';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import type { EnquiryIds } from '@/lib/detailPageState';
import { useAppSelector } from '@/store/hooks';
import { selectWindows } from '@/store/slices/windowsSlice';
import { AttachWindows } from './AttachWindows';

/** The appointment form, which offers to attach the windows that are measured on this device (product 7.8). */
export function VisitForm(ids: EnquiryIds) {
  const hasWindows = useAppSelector((state) => (selectWindows(state)?.length ?? 0) > 0);
  const [isAttached, setIsAttached] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** `undefined` until the text is shown. */
  const [text, setText] = useState<string>();
  const attach = (isWanted: boolean) => {
    setIsAttached(isWanted);
    setHasFailed(false);
    setText(undefined);
  };
  const handleError = () => {
    attach(false);
    setHasFailed(true);
  };
  return (
    <EnquiryForm
      {...ids}
      headingId={APPOINTMENT_HEADING_ID}
      notes={text}
      isWaiting={isAttached && text === undefined}
      onSent={() => attach(false)}
    >
      {hasWindows && (
        <AttachWindows
          isAttached={isAttached}
          hasFailed={hasFailed}
          onChange={attach}
          onText={setText}
          onError={handleError}
        />
      )}
    </EnquiryForm>
  );
}
