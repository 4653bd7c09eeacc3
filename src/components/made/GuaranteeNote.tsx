import Box from '@mui/material/Box';

export interface GuaranteeNoteProps {
  /** Whether a window has the fit guarantee, and what is missing, in sentences. */
  texts: readonly string[] | undefined;
}

/** What the fit guarantee gives for a finished window (product 16.27). */
export function GuaranteeNote({ texts }: GuaranteeNoteProps) {
  // Each sentence once, because it is the key of its paragraph.
  const guarantee = [...new Set(texts)];
  if (guarantee.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', '& p': { margin: 0 } }}>
      {guarantee.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Box>
  );
}
