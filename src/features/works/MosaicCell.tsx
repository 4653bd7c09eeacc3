import { styled, type Theme } from '@mui/material/styles';
import type { MosaicTile, TileShape } from './mosaic';

/** Rows keep their height while loading: the wider tile's picture decides it. */
export const MosaicList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { columnGap: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { columnGap: theme.spacing(4) },
  // Pictures of a row share one line and captions another, however long a name is.
  '& > li, & > li > article': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    minWidth: 0,
  },
  '& .tile-picture': { display: 'grid', minWidth: 0 },
  '& .tile-caption': { paddingBlock: theme.spacing(1.5, 5) },
}));

const shaped = ({ span, ratio }: TileShape) => ({
  gridColumn: `span ${span}`,
  '& .tile-picture': { aspectRatio: ratio },
});

/** On phones only the first row has two tiles: a narrow and a wide one (product 4.9). */
const phone = {
  gridColumn: 'span 12',
  '& .tile-picture': { aspectRatio: '3 / 2' },
  '&:nth-of-type(1):not(:only-of-type)': {
    gridColumn: 'span 5',
    '& .tile-picture': { aspectRatio: 'auto' },
  },
  '&:nth-of-type(2)': { gridColumn: 'span 7', '& .tile-picture': { aspectRatio: '1 / 1' } },
};

const byWidth = (theme: Theme, { tablet, wide }: MosaicTile) => ({
  [theme.breakpoints.down('sm')]: phone,
  [theme.breakpoints.between('sm', 'md')]: shaped(tablet),
  [theme.breakpoints.up('md')]: shaped(wide),
});

/** One place of the mosaic. */
export const MosaicCell = styled('li', { shouldForwardProp: (name) => name !== 'tile' })<{
  tile: MosaicTile;
}>(({ theme, tile }) => byWidth(theme, tile));
