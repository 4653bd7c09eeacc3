import { styled } from '@mui/material/styles';

const wholeRow = { '--ratio': '3 / 2', gridColumn: '1 / -1' };

/** Large first image and a grid of `data-rest` others; sets `--ratio` as their aspect ratio. */
export const WorkPictures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': { '--ratio': '1 / 1' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // An unpaired last image fills its row.
    '& > :first-of-type, & > :nth-of-type(even):last-of-type': wholeRow,
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    '&[data-rest="1"] > li': wholeRow,
    '&[data-rest="2"] > li, &[data-rest="4"] > li': { gridColumn: 'span 3' },
    '& > li:first-of-type': wholeRow,
  },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
}));
