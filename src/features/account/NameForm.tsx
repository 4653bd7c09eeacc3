import Box from '@mui/material/Box';
import { TextField } from '@/components/TextField';
import { useState, type SubmitEvent } from 'react';
import { useUpdateAccountMutation } from '@/api/account';
import { Button } from '@/components/Button';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { typedLine } from '@/lib/typed';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { useUnreachableToast } from '@/store/useUnreachableToast';
import { messages } from './messages';

const MAX_NAME_LENGTH = 80;

export interface NameFormProps {
  name: string;
  /** Whether the account is loading; the form takes its place, so that nothing shifts. */
  isDisabled?: boolean;
}

/** The customer's name; an empty one is removed. */
export function NameForm({ name, isDisabled = false }: NameFormProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  /** `undefined` while nothing is typed, so that the field follows the account. */
  const [typed, setTyped] = useState<string>();
  const [updateAccount] = useUpdateAccountMutation();
  const tellUnreachable = useUnreachableToast();
  const { isRunning, run } = useSingleFlight();

  const save = async () => {
    const entered = typedLine(typed ?? name);
    const { data, error } = await updateAccount({ name: entered });
    if (data === undefined) {
      tellUnreachable(error, 'updateAccount');
      return;
    }
    setTyped(undefined);
    const message = t(entered === '' ? messages.nameRemoved : messages.nameSaved);
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
        value={typed ?? name}
        disabled={isDisabled}
        onChange={({ target }) => setTyped(target.value)}
        helperText={t(messages.nameHelp)}
        slotProps={{
          htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' },
          // Readable while the account loads.
          formHelperText: { disabled: false },
        }}
      />
      <Button type="submit" variant="outlined" disabled={isDisabled} loading={isRunning}>
        {t(messages.save)}
      </Button>
    </Box>
  );
}
