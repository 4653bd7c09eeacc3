import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { MAX_SHORTLISTED } from '@/lib/shortlist';
import { accountShortlistMessages as messages, shortlistMessages } from './messages';
import { ShortlistRow } from './ShortlistRow';
import type { useAccountShortlist } from './useAccountShortlist';

/** Height of one row, in px. */
const ROW_HEIGHT = 132;

export interface AccountShortlistProps {
  shortlist: ReturnType<typeof useAccountShortlist>;
  /** The comparison is on the same page. */
  isBesideComparison?: boolean;
}

/** The shortlist of the account, of which up to four are chosen for the comparison (product 5.27). */
export function AccountShortlist({ shortlist, isBesideComparison = false }: AccountShortlistProps) {
  const t = useTranslate();
  const { query, products, compared, others, isFull, isSaving } = shortlist;
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState('');
  return (
    <QueryState
      query={query}
      data={products}
      what={t(messages.subject)}
      skeleton={<Skeleton variant="rectangular" height={ROW_HEIGHT} />}
    >
      {(known) => (
        <Box ref={list} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
          <span role="status" style={visuallyHidden}>
            {removed}
          </span>
          {known.length === 0 && <Typography>{t(messages.none)}</Typography>}
          {isFull && (
            <Typography variant="body2" color="textSecondary">
              {t(messages.full, { max: MAX_SHORTLISTED })}
            </Typography>
          )}
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {known.map((product) => {
              const { _id: id, name } = product;
              const isCompared = compared.includes(id);
              return (
                <ShortlistRow
                  key={id}
                  product={product}
                  currency={shortlist.currency}
                  isCompared={isCompared}
                  isDisabled={isFull && !isCompared}
                  onCompare={(isWanted) => shortlist.compare(id, isWanted)}
                  onRemove={() =>
                    shortlist.remove(id, () => {
                      setRemoved(t(messages.removed, { name }));
                      // The button that had the focus is gone.
                      list.current?.focus({ preventScroll: true });
                    })
                  }
                />
              );
            })}
          </Box>
          {shortlist.hasFailed && (
            <Alert severity="error">{shortlist.reason ?? t(messages.failed)}</Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {!isBesideComparison && compared.length > 0 && (
              <Button href={paths.compare} variant="outlined">
                {t(shortlistMessages.open, { count: compared.length })}
              </Button>
            )}
            {others.length > 0 && (
              <Button
                variant="text"
                aria-disabled={isSaving}
                onClick={() => shortlist.keep(others)}
              >
                {t(messages.keep, { count: others.length })}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </QueryState>
  );
}
