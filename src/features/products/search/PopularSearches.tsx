import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { listMessages, POPULAR_SEARCHES } from '../list/listMessages';
import { productListPath } from '../list/productListQuery';

export interface PopularSearchesProps {
  /** Called with the word whose fabrics are about to be shown. */
  onPick?: (word: string) => void;
}

/** Words to start from where nothing is typed or nothing was found. Like typing, they replace the address. */
export function PopularSearches({ onPick }: PopularSearchesProps) {
  const headingId = useId();
  return (
    <Box component="nav" aria-labelledby={headingId}>
      <Typography id={headingId} variant="overline" component="p" color="textSecondary">
        {listMessages.popular}
      </Typography>
      <Box sx={{ marginInline: -1.5, '& > a': { minWidth: 0, marginInline: 1.5, padding: 0 } }}>
        {POPULAR_SEARCHES.map((word) => (
          <Button
            key={word}
            component={Link}
            to={productListPath({ page: 1, search: word })}
            replace
            variant="text"
            onClick={() => onPick?.(word)}
          >
            {word}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
