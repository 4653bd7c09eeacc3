import { styled } from '@mui/material/styles';

/** Fields side by side; as many as fit with their labels. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

/** The same for fields with longer values or labels. */
export const WideFieldRow = styled(FieldRow)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});
