import { styled } from '@mui/material/styles';

/** What a window needs, beside its price. */
export const Warning = styled('p')(({ theme }) => ({
  padding: theme.spacing(1.5),
  backgroundColor: theme.palette.sand.main,
}));

export const NoteList = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  listStyle: 'disc',
}));
