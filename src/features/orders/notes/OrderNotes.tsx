import Typography from '@mui/material/Typography';
import { AddMessages } from '@/i18n/AddMessages';
import { useTranslate } from '@/i18n/useTranslate';
import { notesCatalog } from './notesCatalog';
import { notesMessages } from './notesMessages';

export interface OrderNotesProps {
  /** As the customer wrote them. */
  text: string;
}

function Notes({ text }: OrderNotesProps) {
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

/** Notes of an order with their line breaks (product 15.15). */
export function OrderNotes(props: OrderNotesProps) {
  return (
    <AddMessages catalog={notesCatalog}>
      <Notes {...props} />
    </AddMessages>
  );
}
