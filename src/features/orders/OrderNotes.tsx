import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { notesMessages } from './messages';

export interface OrderNotesProps {
  /** As the customer wrote them. */
  text: string;
}

/** Notes of an order with their line breaks (product 15.15). */
export function OrderNotes({ text }: OrderNotesProps) {
  const t = useTranslate();
  return (
    <section>
      <Typography variant="overline" component="h2" color="textSecondary">
        {t(notesMessages.title)}
      </Typography>
      <Typography
        dir="auto"
        sx={{ marginBlockStart: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </section>
  );
}
