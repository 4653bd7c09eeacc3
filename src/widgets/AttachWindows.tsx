import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazyPart } from '@/components/lazyPart';
import { attachMessages as messages } from '@/features/enquiry/messages';
import { useTranslate } from '@/i18n/useTranslate';

const AttachedWindows = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "enquiry-parts" */ '@/features/windows/note/AttachedWindows'
      )
    ).AttachedWindows,
  { pending: <Skeleton variant="text" /> },
);

export interface AttachWindowsProps {
  isAttached: boolean;
  /** Whether the windows could not be loaded. */
  hasFailed: boolean;
  onChange: (isAttached: boolean) => void;
  /** Called with the text that is shown. */
  onText: (text: string) => void;
  onError: () => void;
}

/** Attaches the measured windows to an enquiry, and shows the text that is sent (product 7.8). */
export function AttachWindows({
  isAttached,
  hasFailed,
  onChange,
  onText,
  onError,
}: AttachWindowsProps) {
  const t = useTranslate();
  return (
    <div>
      <FormControlLabel
        label={t(messages.windows)}
        checked={isAttached}
        onChange={(_event, isWanted) => onChange(isWanted)}
        control={<Checkbox />}
      />
      {hasFailed && (
        <Typography role="alert" variant="body2" color="error">
          {t(messages.failed)}
        </Typography>
      )}
      {isAttached && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t(messages.help)}
          </Typography>
          <AttachedWindows onText={onText} onFailed={onError} />
        </>
      )}
    </div>
  );
}
