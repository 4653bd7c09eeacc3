import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { sunTexts } from '@/content/sunTexts';
import { useContent } from '@/i18n/useContent';
import { useLanguage } from '@/i18n/useLanguage';
import { languages } from '@/lib/language';
import type { Facade } from '@/lib/light/facades';
import type { FacadeSun, Period } from '@/lib/light/facadeSun';
import { formatMinutes } from '@/lib/light/formatMinutes';
import { sunChart } from '@/theme/scene';
import { CHART_HOURS, closingTimes, percentOf } from './chartScale';

export interface SunChartProps {
  facade: Facade;
  /** January first. */
  year: readonly FacadeSun[];
  /** Summary for screen readers; the figures are in the table. */
  label: string;
}

const MONTHS = 12;
const STEP = 100 / MONTHS;
/** Of the width of a month. */
const BAR = 0.72;

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 300,
  overflow: 'visible',
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.8125rem',
  '& line': { stroke: theme.palette.divider },
  '& line[data-close]': { stroke: theme.palette.text.primary, strokeWidth: 2 },
  '& text': { fill: theme.palette.text.secondary },
  [theme.breakpoints.up('md')]: { height: 380 },
}));

const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  '& span': { position: 'absolute', insetInlineEnd: 0, transform: 'translateY(-50%)' },
}));

/** A month of the chart: daylight, direct and strong sun, and when to close. */
function Month({ x, sun, closing }: { x: number; sun: FacadeSun; closing: readonly number[] }) {
  const width = STEP * BAR;
  const bar = ({ from, to }: Period, fill: string) => (
    <rect
      key={`${fill}-${from}`}
      x={`${x}%`}
      width={`${width}%`}
      y={`${percentOf(from)}%`}
      height={`${(percentOf(to) - percentOf(from)).toFixed(2)}%`}
      rx="3"
      fill={fill}
    />
  );
  return (
    <>
      {bar({ from: sun.sunrise, to: sun.sunset }, sunChart.day)}
      {sun.periods.map((period) => bar(period, sunChart.direct))}
      {sun.strong.map((period) => bar(period, sunChart.strong))}
      {closing.map((minutes) => (
        <line
          key={minutes}
          data-close
          x1={`${x}%`}
          x2={`${x + width}%`}
          y1={`${percentOf(minutes)}%`}
          y2={`${percentOf(minutes)}%`}
        />
      ))}
    </>
  );
}

/** Sun on a facade: a column per month, the hours of the day from top to bottom. */
export function SunChart({ facade, year, label }: SunChartProps) {
  const { shortMonths } = useContent(sunTexts);
  const isRtl = languages[useLanguage()].direction === 'rtl';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '2.75rem minmax(0, 1fr)',
        columnGap: 1.25,
      }}
    >
      <Axis aria-hidden="true">
        {CHART_HOURS.map((minutes) => (
          <span key={minutes} style={{ insetBlockStart: `${percentOf(minutes)}%` }}>
            {formatMinutes(minutes)}
          </span>
        ))}
      </Axis>
      <Chart role="img" aria-label={label}>
        {CHART_HOURS.map((minutes) => (
          <line
            key={minutes}
            x1="0"
            x2="100%"
            y1={`${percentOf(minutes)}%`}
            y2={`${percentOf(minutes)}%`}
          />
        ))}
        {year.map((sun, month) => (
          <Month
            key={month}
            x={Number(
              ((isRtl ? MONTHS - 1 - month : month) * STEP + (STEP * (1 - BAR)) / 2).toFixed(2),
            )}
            sun={sun}
            closing={closingTimes(facade, month)}
          />
        ))}
      </Chart>
      <span />
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${MONTHS}, minmax(0, 1fr))`,
          paddingBlockStart: 1,
          fontSize: '0.8125rem',
          textAlign: 'center',
          color: 'text.secondary',
        }}
      >
        {shortMonths.map((month, index) => (
          <span key={index}>{month}</span>
        ))}
      </Box>
    </Box>
  );
}
