import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { bookingPath } from '@/lib/paths';
import { messages } from './messages';

/** Spans the free columns of the last row, or a full row. */
const Cell = styled('li', { shouldForwardProp: (name) => name !== 'cards' })<{ cards: number }>(
  ({ theme, cards }) => ({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(5, 4),
    backgroundColor: theme.palette.sand.main,
    gridColumn: '1 / -1',
    [theme.breakpoints.between('sm', 'md')]: { gridColumn: `span ${2 - (cards % 2)}` },
    [theme.breakpoints.up('md')]: { gridColumn: `span ${3 - (cards % 3)}` },
  }),
);

/** Last grid cell with the offer of a free visit. */
export function BookingPromo({ cards }: { cards: number }) {
  const t = useTranslate();
  return (
    <Cell cards={cards}>
      <Typography variant="h3" component="p" sx={{ maxWidth: '22ch' }}>
        {t(messages.invitation)}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {t(messages.invitationText)}
      </Typography>
      <Link href={bookingPath} underline="always" sx={{ alignSelf: 'start', paddingBlock: 1 }}>
        {t(components.bookVisit)}
      </Link>
    </Cell>
  );
}
