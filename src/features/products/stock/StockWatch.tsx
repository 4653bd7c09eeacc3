import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isApiError } from '@/api/errors';
import { useWatchStockMutation } from '@/api/stock';
import { Button } from '@/components/Button';
import { TextField } from '@/components/TextField';
import type { Id } from '@/contract/common';
import { useFormErrors } from '@/hooks/useFormErrors';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { isEmail } from '@/lib/email';
import { typedLine } from '@/lib/typed';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/slices/authSlice';
import { stockMessages as messages } from '../compare/messages';

const Form = styled('form')({ display: 'grid', gap: 12, maxWidth: 420 });

export interface StockWatchProps {
  productId: Id;
}

/** Asks for the address that is told when a cloth is back; a mail with a link confirms it (product 5.26). */
export function StockWatch({ productId }: StockWatchProps) {
  const t = useTranslate();
  const known = useAppSelector(selectUser)?.email ?? '';
  const field = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [watchStock] = useWatchStockMutation();
  const { isRunning, run } = useSingleFlight();
  const { errors, show, recheck } = useFormErrors(() => ({ email: t(messages.emailExample) }));
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (sent !== undefined) thanks.current?.focus();
  }, [sent]);

  const validate = (email: string) =>
    isEmail(typedLine(email)) ? {} : { email: t(messages.emailExample) };
  const post = async (email: string) => {
    setProblem(undefined);
    const { data, error } = await watchStock({ productId, email });
    if (data !== undefined) setSent(data === '' ? t(messages.sent) : data);
    else setProblem((isApiError(error) ? error.message : undefined) ?? t(messages.failed));
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = typedLine(field.current?.value ?? '');
    if (show(event.currentTarget, validate(email))) run(() => post(email));
  };

  if (sent !== undefined)
    return (
      <Alert ref={thanks} severity="success" tabIndex={-1}>
        {sent}
      </Alert>
    );
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        required
        type="email"
        name="email"
        autoComplete="email"
        label={t(messages.email)}
        inputRef={field}
        defaultValue={known}
        onChange={({ target }) => recheck(validate(target.value))}
        error={errors.email !== undefined}
        helperText={errors.email ?? t(messages.help)}
        slotProps={{ htmlInput: { maxLength: 320, autoCapitalize: 'none', spellCheck: false } }}
      />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Button
        type="submit"
        variant="outlined"
        aria-disabled={isRunning}
        sx={{ justifySelf: 'start' }}
      >
        {t(isRunning ? messages.sending : messages.send)}
      </Button>
    </Form>
  );
}
