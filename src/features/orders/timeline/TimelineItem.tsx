import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { CheckIcon } from '@/components/icons';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { stepIcons } from './stepIcons';
import type { StepState, TimelineStep } from './timelineSteps';

interface TimelineItemProps {
  step: TimelineStep;
  accent: 'order' | 'return';
}

const MARKER_PX = 44;

const Item = styled('li')<{ 'data-state': StepState }>(({ theme }) => ({
  '--accent': theme.palette.primary.main,
  '--on-accent': theme.palette.primary.contrastText,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER_PX}px 1fr`,
  columnGap: theme.spacing(2.5),
  paddingBlockEnd: theme.spacing(3.5),
  '&[data-accent=return]': {
    '--accent': theme.palette.returnFlow.main,
    '--on-accent': theme.palette.returnFlow.contrastText,
  },
  // Connector to the next step, gold for completed steps.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${MARKER_PX}px 0`,
    insetInlineStart: MARKER_PX / 2 - 1,
    width: 2,
    backgroundColor: theme.palette.divider,
  },
  '&[data-state=done]:not(:last-child)::before': { backgroundColor: 'var(--accent)' },
  '&:last-child': { paddingBlockEnd: 0 },
}));

const Marker = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: MARKER_PX,
  height: MARKER_PX,
  borderRadius: '50%',
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.background.paper,
  '& svg': { fontSize: '1.25rem' },
  '[data-state=done] > &, [data-state=current] > &': {
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
    borderColor: 'var(--accent)',
  },
  '[data-state=current] > &': {
    boxShadow: `0 0 0 4px ${theme.palette.background.paper}, 0 0 0 5px var(--accent)`,
  },
  '[data-state=dimmed] > & svg': { opacity: 0.4 },
}));

/** Step of a timeline. */
export function TimelineItem({ step, accent }: TimelineItemProps) {
  const t = useTranslate();
  const { key, label, state, hint, date } = step;
  const isCurrent = state === 'current';
  const isMuted = state === 'upcoming' || state === 'dimmed';
  return (
    <Item data-state={state} data-accent={accent} aria-current={isCurrent ? 'step' : undefined}>
      <Marker aria-hidden>
        {state === 'done' ? <CheckIcon /> : (stepIcons.get(key) ?? <CheckIcon />)}
      </Marker>
      <div>
        <Typography
          component="p"
          color={isMuted ? 'textSecondary' : 'textPrimary'}
          sx={{ fontWeight: isCurrent ? 600 : 500, paddingBlockStart: 1 }}
        >
          <span>{label}</span>
          <span style={visuallyHidden}>{t(components.comma) + t(messages.stepStates[state])}</span>
        </Typography>
        {date !== undefined && (
          <Typography variant="body2" color="textSecondary" component="time">
            {date}
          </Typography>
        )}
        {hint !== undefined && (
          <Typography variant="body2" sx={{ marginBlockStart: 0.5 }}>
            {hint}
          </Typography>
        )}
      </div>
    </Item>
  );
}
