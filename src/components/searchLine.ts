/** Line below a search field, thicker while it has focus. No shadow: forced colours remove them. */
export const searchLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'text.primary',
  '&:focus-within': { borderColor: 'primary.dark', borderBlockEndWidth: 2, marginBlockEnd: '-1px' },
} as const;
