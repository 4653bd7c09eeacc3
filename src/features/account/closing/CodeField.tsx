import { TextField } from '@/components/TextField';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

export interface CodeFieldProps {
  email: string;
  code: string;
  onEdit: (code: string) => void;
  onResend: () => void;
}

/** Field for the mailed code, with a button for a new one. */
export function CodeField({ email, code, onEdit, onResend }: CodeFieldProps) {
  const t = useTranslate();
  const { closingDialog } = messages;
  return (
    <>
      <TextField
        autoFocus
        label={t(closingDialog.code)}
        name="code"
        autoComplete="one-time-code"
        value={code}
        helperText={t(closingDialog.sent, { email })}
        onChange={({ target }) => onEdit(target.value)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', dir: 'ltr' },
          formHelperText: { sx: { overflowWrap: 'anywhere' } },
        }}
      />
      <Button variant="text" onClick={onResend} sx={{ justifySelf: 'start' }}>
        {t(closingDialog.resend)}
      </Button>
    </>
  );
}
