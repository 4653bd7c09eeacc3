import { styled, type Theme } from '@mui/material/styles';
import type { MosaicTile, TileShape } from './mosaic';

/** Mosaic grid; the aspect ratio of the wider tile sets the row height, also while loading. */
export const MosaicList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { columnGap: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { columnGap: theme.spacing(4) },
  // Subgrid aligns images and captions of a row regardless of the caption length.
  '& > li, & > li > article': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    minWidth: 0,
  },
  '& .tile-picture': { display: 'grid', minWidth: 0 },
  '& .tile-caption': { paddingBlock: theme.spacing(1.5, 5) },
}));

const tileStyles = ({ span, ratio }: TileShape) => ({
  gridColumn: `span ${span}`,
  '& .tile-picture': { aspectRatio: ratio },
});

/** On phones only the first row has two tiles: a narrow and a wide one (product 4.9). */
const phoneStyles = {
  gridColumn: 'span 12',
  '& .tile-picture': { aspectRatio: '3 / 2' },
  '&:nth-of-type(1):not(:only-of-type)': {
    gridColumn: 'span 5',
    '& .tile-picture': { aspectRatio: 'auto' },
  },
  '&:nth-of-type(2)': { gridColumn: 'span 7', '& .tile-picture': { aspectRatio: '1 / 1' } },
};

const responsiveStyles = (theme: Theme, { tablet, wide }: MosaicTile) => ({
  [theme.breakpoints.down('sm')]: phoneStyles,
  [theme.breakpoints.between('sm', 'md')]: tileStyles(tablet),
  [theme.breakpoints.up('md')]: tileStyles(wide),
});

/** Cell of the mosaic. */
export const MosaicCell = styled('li', { shouldForwardProp: (name) => name !== 'tile' })<{
  tile: MosaicTile;
}>(({ theme, tile }) => responsiveStyles(theme, tile));
