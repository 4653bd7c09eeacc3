import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { useUpdateAccountMutation } from '@/api/account';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';

const MAX_NAME_LENGTH = 80;

export interface NameFormProps {
  name: string;
  /** Whether the account is loading; the form takes its place, so that nothing shifts. */
  isDisabled?: boolean;
}

/** The customer's name; an empty one is removed. Remount it with another `key` for another name. */
export function NameForm({ name, isDisabled = false }: NameFormProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(name);
  const [updateAccount] = useUpdateAccountMutation();
  const { isRunning, run } = useSingleFlight();

  const save = async () => {
    const { data } = await updateAccount({ name: typed.trim() });
    if (data === undefined) return;
    const message = t(typed.trim() === '' ? messages.nameRemoved : messages.nameSaved);
    dispatch(showToast({ message, variant: 'success' }));
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(save);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <TextField
        fullWidth
        name="name"
        label={t(messages.name)}
        autoComplete="name"
        value={typed}
        disabled={isDisabled}
        onChange={({ target }) => setTyped(target.value)}
        helperText={t(messages.nameHelp)}
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' } }}
      />
      <Button type="submit" variant="outlined" disabled={isDisabled} loading={isRunning}>
        {t(messages.save)}
      </Button>
    </Box>
  );
}
