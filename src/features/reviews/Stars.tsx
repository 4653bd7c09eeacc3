import { styled } from '@mui/material/styles';
import { messages } from './messages';

export interface StarsProps {
  /** 0 to 5; shown to the nearest half. */
  value: number;
  size?: 'small' | 'medium';
}

const MOST = 5;
const SIZES = { small: '1.125rem', medium: '1.5rem' };

/** One row of text, filled as far as the value reaches: a drawing for each half star would make a page of reviews heavy. */
const Row = styled('span')(({ theme }) => ({
  '--filled': theme.palette.primary.main,
  '--empty': theme.palette.sand.dark,
  display: 'inline-block',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  color: 'transparent',
  backgroundImage:
    'linear-gradient(to right, var(--filled) var(--share), var(--empty) var(--share))',
  backgroundClip: 'text',
  '[dir=rtl] &': {
    backgroundImage:
      'linear-gradient(to left, var(--filled) var(--share), var(--empty) var(--share))',
  },
  // A row in one colour would say five, on paper and in forced colours.
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
}));

/** Stars that only tell; their number is said in words. */
export function Stars({ value, size = 'small' }: StarsProps) {
  const halves = Math.round(Math.min(MOST, Math.max(0, value)) * 2);
  const style = { '--share': `${(halves / (MOST * 2)) * 100}%`, fontSize: SIZES[size] };
  return (
    <Row role="img" aria-label={messages.outOfFive(value)} style={style}>
      {'★'.repeat(MOST)}
    </Row>
  );
}
