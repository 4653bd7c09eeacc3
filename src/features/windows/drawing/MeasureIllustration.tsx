import { useTheme } from '@mui/material/styles';
import { useTranslate } from '@/i18n/useTranslate';
import { editorMessages } from '../editor/messages';

export type MeasuringStep =
  'size' | 'recess' | 'mount' | 'widths' | 'drops' | 'diagonals' | 'space';

/** Lines to measure, over a frame from 40,30 to 120,100 in a wall of 160 × 120. */
const LINES: Record<MeasuringStep, string> = {
  size: 'M44 65H116M28 20V112',
  recess: 'M44 65H116M80 34V96',
  mount: 'M24 20H136',
  widths: 'M44 38H116M44 65H116M44 92H116',
  drops: 'M48 20V112M80 20V112M112 20V112',
  diagonals: 'M42 32L118 98M118 32L42 98',
  space: 'M4 65H38M122 65H156M80 4V28',
};

/** A line drawing of what a step measures. */
export function MeasureIllustration({ step }: { step: MeasuringStep }) {
  const t = useTranslate();
  const { palette } = useTheme();
  const id = `measure-${step}`;
  return (
    <svg
      role="img"
      aria-label={t(editorMessages.illustration[step])}
      viewBox="0 0 160 120"
      width={112}
      height={84}
      style={{ display: 'block', flex: 'none' }}
    >
      <defs>
        <marker
          id={id}
          viewBox="0 0 6 6"
          refX={5}
          refY={3}
          markerWidth={6}
          markerHeight={6}
          orient="auto-start-reverse"
        >
          <path d="M0 0L6 3L0 6z" fill={palette.primary.dark} />
        </marker>
      </defs>
      <rect width={160} height={120} fill={palette.sand.main} />
      <rect
        x={40}
        y={30}
        width={80}
        height={70}
        fill={palette.background.paper}
        stroke={palette.text.primary}
        strokeWidth={1.5}
      />
      <path d="M80 30V100M40 52H120" stroke={palette.divider} strokeWidth={1.5} />
      <path d="M0 114H160" stroke={palette.text.primary} strokeWidth={2} />
      {LINES[step].split(/(?=M)/).map((line) => (
        <path
          key={line}
          d={line}
          fill="none"
          stroke={palette.primary.dark}
          strokeWidth={2}
          {...(step !== 'mount' && { markerStart: `url(#${id})`, markerEnd: `url(#${id})` })}
        />
      ))}
    </svg>
  );
}
