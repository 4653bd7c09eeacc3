import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { layout } from '@/theme/tokens';
import { stepMessages as messages } from './messages';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: theme.spacing(1),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(2), paddingBlockEnd: theme.spacing(3) },
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  scrollMarginBlockStart: layout.topBar,
  '&:focus': { outline: 'none' },
}));

/** Title, answer and 'Change' of a closed step, in one line. */
const Line = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  alignItems: 'baseline',
  width: '100%',
  minHeight: 52,
  paddingBlock: 12,
  paddingInline: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& small': { ...theme.typography.body2, color: theme.palette.text.secondary, display: 'block' },
  '& u': { ...theme.typography.body2, textDecorationColor: theme.palette.primary.main },
}));

export interface StepProps {
  /** Of the element, which is focused when the step opens by itself. */
  id: string;
  title: string;
  /** What is chosen; empty before. */
  answer: string;
  /** Whether only the open step shows its choices, as on a phone. */
  isFolded: boolean;
  isOpen: boolean;
  onToggle: () => unknown;
  /** Title of the step that follows, and how to open it. */
  next?: string;
  onNext: () => void;
  children: ReactNode;
}

/** A step of the configurator: on a phone one at a time, closed to a line with its answer (product 16.28). */
export function Step(props: StepProps) {
  const t = useTranslate();
  const { id, title, answer, isFolded, isOpen, onToggle, next, onNext, children } = props;
  const isShown = isOpen || !isFolded;
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h5" component="h2">
        {isFolded ? (
          <Line
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-choices`}
            onClick={onToggle}
          >
            <span>
              <span>{title}</span>
              {!isOpen && answer !== '' && <small>{answer}</small>}
            </span>
            {!isOpen && <u>{t(messages.change)}</u>}
          </Line>
        ) : (
          <span>{title}</span>
        )}
      </Typography>
      {isShown && (
        <div id={`${id}-choices`} style={{ display: 'grid', gap: 24 }}>
          {children}
          {isFolded && next !== undefined && (
            <Button variant="outlined" size="large" onClick={onNext}>
              {t(messages.next, { step: next })}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
