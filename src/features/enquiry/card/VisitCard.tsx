import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatDay, formatTime } from '@/lib/dates';
import { formatHours } from '@/lib/slotTexts';
import { useAppDispatch } from '@/store/hooks';
import { cardMessages as messages } from '../messages';
import { useUncoveredFocus } from './useUncoveredFocus';
import { visitDismissed, type SentVisit } from '../visitSlice';

export interface VisitCardProps {
  visit: SentVisit;
}

/** In a corner over the page, so that it is seen wherever the page is scrolled to and moves nothing. */
const Card = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  // Above the chat button of the home page.
  [theme.breakpoints.up('md')]: { insetBlockEnd: 80 },
  zIndex: theme.zIndex.speedDial + 2,
  width: 'min(420px, 100% - 32px)',
  maxHeight: 'min(560px, 70vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2.5),
  display: 'grid',
  gap: theme.spacing(2),
  '@media print': { display: 'none' },
})) as typeof Paper;

const Steps = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  listStyle: 'disc',
}));

/** Links that add the visit to a calendar; nothing when the server sent none. */
function CalendarLinks({ visit: { calendarUrl, googleCalendarUrl } }: VisitCardProps) {
  const t = useTranslate();
  if (calendarUrl === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {/* Plain links, because neither leads to a page of the shop. */}
      <Button component="a" href={calendarUrl} size="small">
        {t(messages.addToCalendar)}
      </Button>
      {googleCalendarUrl !== undefined && (
        <Button
          component="a"
          href={googleCalendarUrl}
          target="_blank"
          rel="noopener noreferrer"
          size="small"
          variant="outlined"
          aria-label={t(messages.google) + t(messages.newTab)}
        >
          {t(messages.google)}
        </Button>
      )}
    </Box>
  );
}

/** A requested visit: day and hour as asked for, calendar links, what to prepare and what was sent (product 7.8). */
export function VisitCard({ visit }: VisitCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  useUncoveredFocus(card);
  const { date, time, until, notes, answer, changeUrl } = visit;
  const day = formatDay(`${date}T12:00:00Z`, language) || date;
  return (
    <Card ref={card} component="section" elevation={8} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} variant="h5" component="h2">
          {t(answer === 'booked' ? messages.booked : messages.title)}
        </Typography>
        <IconButton aria-label={t(messages.close)} onClick={() => dispatch(visitDismissed())}>
          <CloseIcon />
        </IconButton>
      </Box>
      <div>
        <Typography sx={{ fontWeight: 500 }}>
          {t(messages.when, {
            day,
            time:
              until === undefined
                ? formatTime(time, language)
                : formatHours({ from: time, to: until }, language),
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(messages.zone)}
        </Typography>
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {t(messages.next[answer])}
        </Typography>
      </div>
      <CalendarLinks visit={visit} />
      {changeUrl !== undefined && (
        <Link href={changeUrl} underline="always">
          {t(messages.change)}
        </Link>
      )}
      {answer !== 'none' && (
        <div>
          <Typography variant="overline" component="h3" color="textSecondary">
            {t(messages.prepareTitle)}
          </Typography>
          <Steps>
            <li>{t(messages.prepareWindow)}</li>
            <li>{t(messages.prepareColour)}</li>
          </Steps>
        </div>
      )}
      {notes !== undefined && (
        <div>
          <Typography variant="overline" component="h3" color="textSecondary">
            {t(messages.notesTitle)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {notes}
          </Typography>
        </div>
      )}
    </Card>
  );
}
