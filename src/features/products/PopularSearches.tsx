import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages, POPULAR_SEARCHES } from './messages';

/** Words to start from when nothing is typed yet. */
export function PopularSearches({ onPick }: { onPick: (text: string) => void }) {
  return (
    <Box sx={{ paddingBlockEnd: 2 }}>
      <Typography variant="overline" component="p" color="textSecondary">
        {messages.popular}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {POPULAR_SEARCHES.map((word) => (
          <Button
            key={word}
            variant="text"
            sx={{ minWidth: 0, paddingInline: 0 }}
            onClick={() => onPick(word)}
          >
            {word}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
