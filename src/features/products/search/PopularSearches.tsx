import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { listMessages } from '../shared/messages';
import { productListPath } from '../shared/productListQuery';

const POPULAR = ['linen', 'velvet', 'silk', 'voile', 'blackout', 'jacquard'] as const;

export interface PopularSearchesProps {
  /** Called with the chosen word. */
  onPick?: (word: string) => void;
}

/** Links to popular searches; they replace the history entry, as typing does. */
export function PopularSearches({ onPick }: PopularSearchesProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <Box component="nav" aria-labelledby={headingId}>
      <Typography id={headingId} variant="overline" component="p" color="textSecondary">
        {t(listMessages.popular)}
      </Typography>
      <Box sx={{ marginInline: -1.5, '& > a': { minWidth: 0, marginInline: 1.5, padding: 0 } }}>
        {POPULAR.map((key) => t(listMessages.popularSearches[key])).map((word) => (
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
