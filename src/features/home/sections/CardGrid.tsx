import { styled } from '@mui/material/styles';
import { beside } from '@/theme/tokens';

/** Columns of this width that scroll sideways, to the edge of the screen; wider with enlarged text. */
export const sideways = (column: string, minimum: string) =>
  ({
    gridAutoFlow: 'column',
    gridAutoColumns: `min(100%, max(${column}, ${minimum}))`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // Space for focus outlines, which the scroll container would clip.
    margin: -8,
    marginInlineEnd: 'calc((100% - 100vw) / 2)',
    padding: 8,
    paddingInlineEnd: 'calc((100vw - 100%) / 2)',
  }) as const;

/** Cards in 4 or 3 columns; on phones in two rows that scroll sideways. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: {
    gridTemplateRows: 'repeat(2, auto)',
    ...sideways('42%', '8.5rem'),
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(6),
  },
  [beside]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
