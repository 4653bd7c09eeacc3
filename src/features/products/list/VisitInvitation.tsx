import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import type { HashLinkProps } from '@/hooks/navigation/useHashLink';
import { useTranslate } from '@/i18n/useTranslate';
import { bookingPath } from '@/lib/paths';
import { listMessages } from '../shared/messages';

export interface VisitInvitationProps {
  /** Columns to fill in a row of four; by default the two that ten cards leave free at any width. */
  columns?: number;
  /** Link to the booking section of the page; by default the one of the home page. */
  link?: HashLinkProps;
}

const Cell = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(5, 4),
  backgroundColor: theme.palette.sand.main,
}));

/** Last grid cell of a list with the offer of a visit. In a row of four it shows only where cards leave columns free. */
export function VisitInvitation({ columns, link }: VisitInvitationProps) {
  const t = useTranslate();
  return (
    <Cell
      sx={
        columns === undefined
          ? { gridColumn: { xs: '1 / -1', sm: 'span 2' } }
          : { gridColumn: `span ${columns}`, display: { xs: 'none', md: 'flex' } }
      }
    >
      <Typography variant="h3" component="p" sx={{ maxWidth: '18ch' }}>
        {t(listMessages.invitation)}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
        {t(listMessages.invitationText)}
      </Typography>
      <Button {...(link ?? { href: bookingPath })} variant="outlined">
        {t(components.bookVisit)}
      </Button>
    </Cell>
  );
}
