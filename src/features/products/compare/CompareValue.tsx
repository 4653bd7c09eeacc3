import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from '@/i18n/useTranslate';
import { ColourSwatch } from '../attributes/ColourSwatch';
import { compareMessages } from './messages';
import type { CompareCell } from './compareRows';

export interface CompareValueProps {
  cell: CompareCell;
  /** The product may still arrive. */
  isPending: boolean;
}

/** What is known of a product in one row; a dash for what is not known. */
export function CompareValue({ cell, isPending }: CompareValueProps) {
  const t = useTranslate();
  if (cell === undefined && isPending) return <Skeleton />;
  if (cell?.content !== undefined) return cell.content;
  if (cell === undefined || cell.text === '')
    return (
      <>
        <span aria-hidden="true">—</span>
        <span style={visuallyHidden}>{t(compareMessages.unknown)}</span>
      </>
    );
  const { text, hint, colours = [] } = cell;
  return (
    <>
      {colours.map((colour) => (
        <ColourSwatch key={colour} colour={colour} />
      ))}{' '}
      <span>{text}</span>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </>
  );
}
