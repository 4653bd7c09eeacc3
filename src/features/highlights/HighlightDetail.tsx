import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LabelledText } from '@/lib/detailPageState';

/** Labelled texts of a highlight. */
export function HighlightDetail({ data }: { data: readonly LabelledText[] }) {
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {data.map(({ label, text }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
            columnGap: 8,
            rowGap: 0.5,
            paddingBlock: { xs: 3, md: 4 },
            borderBlockStart: '1px solid',
            borderColor: 'divider',
            '&:last-of-type': { borderBlockEnd: '1px solid', borderColor: 'divider' },
          }}
        >
          <Typography variant="h3" component="dt">
            {label}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, maxWidth: '56ch' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
