import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { APPOINTMENT_HEADING_ID } from '@/components/AppointmentSection';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { enquiryMessages as messages } from '@/features/enquiry/messages';
import { useTranslate } from '@/i18n/useTranslate';
import type { EnquiryIds } from '@/lib/detailPageState';
import { useAppSelector } from '@/store/hooks';
import { selectWindows } from '@/store/slices/windowsSlice';

const AttachedWindows = lazy(async () => ({
  default: (await import('@/features/windows/note/AttachedWindows')).AttachedWindows,
}));

/** The appointment form, which offers to attach the windows that are measured on this device (product 7.8). */
export function VisitForm(ids: EnquiryIds) {
  const t = useTranslate();
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
        <FormControlLabel
          label={t(messages.attachWindows)}
          checked={isAttached}
          onChange={(_event, isWanted) => attach(isWanted)}
          control={<Checkbox />}
        />
      )}
      {hasFailed && (
        <Typography role="alert" variant="body2" color="error">
          {t(messages.attachFailed)}
        </Typography>
      )}
      {isAttached && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {t(messages.attachHelp)}
          </Typography>
          <ErrorBoundary fallback={null} onError={handleError}>
            <Suspense fallback={<Skeleton variant="text" />}>
              <AttachedWindows onText={setText} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </EnquiryForm>
  );
}
