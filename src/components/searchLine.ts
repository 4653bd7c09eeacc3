/** A search field with an icon, on a line that is thicker while something in it has focus: forced colours remove shadows. */
export const searchLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'text.primary',
  '&:focus-within': { borderColor: 'primary.dark', borderBlockEndWidth: 2, marginBlockEnd: '-1px' },
} as const;
