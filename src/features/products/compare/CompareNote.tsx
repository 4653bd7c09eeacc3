import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { MAX_SHORTLISTED } from '@/lib/shortlist';
import { compareMessages } from './messages';

export interface CompareNoteProps {
  count: number;
  /** The URL names the products, not the customer's list. */
  isLinked: boolean;
  /** The customer has a list beside the shared one. */
  hasOwnBeside: boolean;
}

/** Whose comparison this is, and the way to more. */
export function CompareNote({ count, isLinked, hasOwnBeside }: CompareNoteProps) {
  const t = useTranslate();
  const hasRoom = !isLinked && count < MAX_SHORTLISTED;
  if (!hasRoom && !hasOwnBeside) return null;
  return (
    <Typography variant="body2" sx={{ displayPrint: 'none' }}>
      {hasOwnBeside && (
        <>
          <span>{t(compareMessages.linked)}</span>{' '}
          <Link href={paths.compare}>{t(compareMessages.ownList)}</Link>
        </>
      )}
      {hasRoom && count === 1 && (
        <>
          <span>{t(compareMessages.oneOnly)}</span>{' '}
        </>
      )}
      {hasRoom && <Link href={paths.products}>{t(compareMessages.addAnother)}</Link>}
    </Typography>
  );
}
