import { styled } from '@mui/material/styles';

/** Invisible input for what the browser fills in without a field of its own. */
export const AutofillTarget = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
