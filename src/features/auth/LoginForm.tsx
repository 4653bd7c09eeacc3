import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useSendOtpMutation } from '@/api/auth';
import { isApiError } from '@/api/errors';
import { TextField } from '@/components/field/TextField';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';
import { deadlineFrom, isEmail } from './rules';

export interface LoginFormProps {
  /** What was typed before, when the shopper comes back to change it. */
  initialEmail: string;
  /** The code is on its way and counts until the deadline, in ms since 1970. */
  onSent: (email: string, deadline: number) => void;
}

/** One e-mail field, which keeps what was typed before the scripts arrived; a usable address is sent a code (spec §2, §5). */
export function LoginForm({ initialEmail, onSent }: LoginFormProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [sendOtp] = useSendOtpMutation();
  const { isRunning, run } = useSingleFlight();
  const dispatch = useAppDispatch();

  const fail = (message: string) => {
    dispatch(showToast({ message, variant: 'error' }));
    field.current?.focus();
  };

  const send = async (address: string) => {
    try {
      await sendOtp({ email: address }).unwrap();
      onSent(address, deadlineFrom(Date.now()));
    } catch (error) {
      fail((isApiError(error) ? error.message : undefined) ?? messages.somethingWrong);
    }
  };

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const address = field.current?.value.trim() ?? '';
    setIsInvalid(!isEmail(address));
    if (isEmail(address)) run(() => send(address));
    else fail(messages.invalidEmail);
  };

  return (
    <Box
      component="form"
      // Until the scripts are there a press does nothing, instead of putting the address into the URL.
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 3 }}
    >
      <TextField
        label={messages.email}
        type="email"
        name="email"
        autoComplete="email"
        ref={field}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={initialEmail}
        error={isInvalid ? messages.emailExample : undefined}
        onChange={({ target }) => {
          if (isInvalid && isEmail(target.value.trim())) setIsInvalid(false);
        }}
      />
      <Button type="submit" size="large" disabled={isRunning}>
        {isRunning ? messages.loggingIn : messages.login}
      </Button>
    </Box>
  );
}
