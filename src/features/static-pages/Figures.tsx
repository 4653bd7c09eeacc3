import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pairOrStack } from '@/theme/tokens';

export interface FiguresProps {
  figures: readonly { value: string; label: string }[];
}

/** Key figures between hairlines. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: pairOrStack, md: 'repeat(4, minmax(0, 1fr))' },
        columnGap: 4,
        rowGap: 5,
      }}
    >
      {figures.map(({ value, label }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            borderBlockStart: '1px solid',
            borderColor: 'primary.main',
            paddingBlockStart: 2,
          }}
        >
          <Typography component="dt" color="textSecondary" sx={{ maxWidth: '20ch' }}>
            {label}
          </Typography>
          <Typography variant="display" component="dd" sx={{ margin: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
