import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

export interface EditActionsProps {
  isSaving: boolean;
  /** Why the changes were not saved. */
  error?: string;
  onSave: (form: HTMLFormElement) => void;
  onUseOnce: () => void;
}

/** What happens with the changes of a saved address: saved, or for this order only. */
export function EditActions({ isSaving, error, onSave, onUseOnce }: EditActionsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {t(messages.editHelp)}
      </Typography>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          loading={isSaving}
          onClick={({ currentTarget: { form } }) => form && onSave(form)}
        >
          {t(messages.saveChanges)}
        </Button>
        <Button variant="text" disabled={isSaving} onClick={onUseOnce}>
          {t(messages.useOnce)}
        </Button>
      </Box>
    </Box>
  );
}
