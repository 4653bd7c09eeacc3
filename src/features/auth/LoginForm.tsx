import Box from '@mui/material/Box';
import { TextField } from '@/components/TextField';
import { useRef, type SubmitEvent } from 'react';
import { useSendOtpMutation } from '@/api/auth';
import { isApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { useFormErrors } from '@/hooks/useFormErrors';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { isEmail } from '@/lib/email';
import { typedLine } from '@/lib/typed';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';
import { deadlineFrom } from './rules';

export interface LoginFormProps {
  /** E-mail address entered before, when the customer returns to change it. */
  initialEmail: string;
  /** Called after the code was sent; `deadline` is its expiry in ms since 1970. */
  onSent: (email: string, deadline: number) => void;
}

/** Sends a code to a valid e-mail address (product 10.1); keeps text typed before hydration. */
export function LoginForm({ initialEmail, onSent }: LoginFormProps) {
  const t = useTranslate();
  const { errors, show, recheck } = useFormErrors(() => ({ email: t(messages.emailExample) }));
  const field = useRef<HTMLInputElement>(null);
  const [sendOtp] = useSendOtpMutation();
  const { isRunning, run } = useSingleFlight();
  const dispatch = useAppDispatch();

  const fail = (message: string) =>
    dispatch(showToast({ message, variant: 'error', problemOf: 'sendOtp' }));
  const validate = (address: string) =>
    isEmail(typedLine(address)) ? {} : { email: t(messages.emailExample) };

  const send = async (address: string) => {
    try {
      await sendOtp({ email: address }).unwrap();
      onSent(address, deadlineFrom(Date.now()));
    } catch (error) {
      fail((isApiError(error) ? error.message : undefined) ?? t(messages.somethingWrong));
      field.current?.focus();
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = typedLine(field.current?.value ?? '');
    if (show(event.currentTarget, validate(address))) run(() => send(address));
    else fail(t(messages.invalidEmail));
  };

  return (
    <Box
      component="form"
      // A submit before hydration does nothing, instead of adding the e-mail address to the URL.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 3 }}
    >
      <TextField
        label={t(messages.email)}
        type="email"
        name="email"
        autoComplete="email"
        inputRef={field}
        defaultValue={initialEmail}
        error={errors.email !== undefined}
        helperText={errors.email}
        slotProps={{
          htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
        }}
        onChange={({ target }) => recheck(validate(target.value))}
      />
      <Button type="submit" size="large" disabled={isRunning}>
        {t(isRunning ? messages.loggingIn : messages.login)}
      </Button>
    </Box>
  );
}
