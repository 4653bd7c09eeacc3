import { styled } from '@mui/material/styles';
import { fluid, layout, shortLandscape } from '@/theme/tokens';

/**
 * Images beside product details, of which the shorter one stays in view; stacked on upright phones. The configurator takes
 * the whole width below them.
 */
export const ProductLayout = styled('div', {
  shouldForwardProp: (name) => name !== 'isMade',
})<{ isMade?: boolean }>(({ theme, isMade = false }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media print, ${shortLandscape}`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: fluid(32, 72),
    alignItems: 'start',
    '& > *': {
      position: 'sticky',
      insetBlockStart: layout.topBar + 24,
    },
    ...(isMade && {
      // Beside the images, the question follows the price.
      gridTemplateRows: 'auto 1fr',
      // Lower images, so that the configurator begins in view.
      '--gallery-height': 'max(480px, 100dvh - 400px)',
      '&& > :last-child': { display: 'contents' },
      // Images that stayed in view would cover the configurator.
      '& > :not(:last-child)': {
        gridRow: '1 / span 2',
        position: 'static',
        // The heading of a curtain, not the floor.
        '& img': { objectPosition: 'top' },
      },
      '& > * > section': { gridColumn: '1 / -1' },
      '& > * > section ~ *': { gridColumn: 1 },
    }),
  },
}));
