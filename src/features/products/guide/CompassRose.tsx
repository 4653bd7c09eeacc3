import { styled } from '@mui/material/styles';
import { azimuthOf, type Facade } from '@/lib/light/facades';
import { easeOut, motion } from '@/theme/tokens';

const Rose = styled('svg')(({ theme }) => ({
  gridArea: 'rose',
  placeSelf: 'center',
  width: 'min(100%, 4.5rem)',
  height: 'auto',
  fill: 'none',
  stroke: theme.palette.divider,
  '& path': { fill: theme.palette.primary.main, stroke: 'none' },
  '& g': {
    transformOrigin: '50px 50px',
    transition: `transform ${motion.settle}ms ${easeOut}`,
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
}));

/** Compass needle that points where the window faces; decorative, because the radios name the direction. */
export function CompassRose({ facade }: { facade: Facade }) {
  return (
    <Rose viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" />
      <circle cx="50" cy="50" r="3" />
      <g style={{ transform: `rotate(${azimuthOf(facade)}deg)` }}>
        <path d="M50 8 58 46 50 41 42 46Z" />
      </g>
    </Rose>
  );
}
