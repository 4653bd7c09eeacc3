import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { CloseIcon } from '@/components/icons';
import { outdatedList } from '@/components/outdatedList';
import { useDebouncedCallback } from '@/hooks/useDebouncedCallback';
import { messages } from './messages';
import { PopularSearches } from './PopularSearches';
import { describeCount } from './resultCount';
import { SearchField } from './SearchField';
import { SearchHits } from './SearchHits';
import type { ProductListResult } from './useProductList';

export interface SearchOverlayProps {
  /** The list that is being filtered; its search text is what the overlay starts with. */
  list: ProductListResult;
  isOpen: boolean;
  onSearch: (text: string) => void;
  onClose: () => void;
}

const TYPING_PAUSE_MS = 250;

function describe(list: ProductListResult, isWaiting: boolean): string {
  if (list.hasFailed) return `We could not search. ${list.reason ?? 'Check your connection.'}`;
  if (isWaiting) return 'Searching…';
  const { query, products, totalPages } = list;
  if (products.length === 0) return `No fabrics match “${query.search}”`;
  return describeCount({ page: query.page, totalPages, shown: products.length });
}

interface SearchPanelProps {
  list: ProductListResult;
  onType: (text: string) => void;
  onPick: () => void;
  onClose: () => void;
}

function SearchPanel({ list, onType, onPick, onClose }: SearchPanelProps) {
  const [text, setText] = useState(list.query.search);
  const typed = text.trim();
  const isWaiting = typed !== list.query.search || list.isOutdated || list.isLoading;
  const handleChange = (next: string) => {
    setText(next);
    onType(next);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Container maxWidth={false} sx={{ maxWidth: 1344, paddingBlock: { xs: 2, md: 4 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="overline" component="h2">
          {messages.openSearch}
        </Typography>
        <IconButton aria-label={messages.closeSearch} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <form role="search" onSubmit={handleSubmit}>
        <SearchField text={text} onChange={handleChange} />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 76 }}
        >
          <Typography
            role="status"
            color="textSecondary"
            sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
          >
            {describe(list, isWaiting)}
          </Typography>
          <Button type="submit">Show the list</Button>
        </Box>
      </form>
      {typed === '' && <PopularSearches onPick={handleChange} />}
      {typed !== '' && !list.hasFailed && (
        <Box aria-busy={isWaiting} sx={isWaiting ? outdatedList : undefined}>
          <SearchHits products={list.products} currency={list.currency} onPick={onPick} />
        </Box>
      )}
    </Container>
  );
}

/** Search over the whole width: what is typed filters the list beneath after a short pause (spec §2). */
export function SearchOverlay({ list, isOpen, onSearch, onClose }: SearchOverlayProps) {
  const search = useDebouncedCallback(onSearch, TYPING_PAUSE_MS);
  const handleClose = () => {
    search.flush();
    onClose();
  };
  return (
    <Drawer
      anchor="top"
      open={isOpen}
      onClose={handleClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': messages.openSearch },
      }}
    >
      <SearchPanel
        list={list}
        onType={search.schedule}
        // A search that is still waiting must not call the shopper back from the fabric.
        onPick={search.cancel}
        onClose={handleClose}
      />
    </Drawer>
  );
}
