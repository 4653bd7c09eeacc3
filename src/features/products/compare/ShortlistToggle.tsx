import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { FailedOpened, PendingOpened } from '@/components/OpenedPart';
import type { Id } from '@/contract/common';
import { usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { MAX_SHORTLISTED } from '@/lib/shortlist';
import { useAppDispatch } from '@/store/hooks';
import { shortlistAdded, shortlistRemoved, shortlistReplaced } from '@/store/slices/shortlistSlice';
import { shortlistMessages } from './messages';
import { useKeepInAccount } from './useKeepInAccount';
import { useShortlist } from './useShortlist';

// Only customers with a full list load it.
const ReplaceChoice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "enquiry-parts" */ './ReplaceChoice')).ReplaceChoice,
  { pending: <PendingOpened minHeight={260} />, failed: <FailedOpened /> },
);

export interface ShortlistToggleProps {
  productId: Id;
  /** Stands beside it. */
  children?: ReactNode;
}

/** Adds a product to the comparison or removes it; a full one asks which one to replace (product 5.19). */
export function ShortlistToggle({ productId, children }: ShortlistToggleProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const ids = useShortlist();
  const checkbox = useRef<HTMLInputElement>(null);
  const keep = useKeepInAccount();
  const [isChoosing, setIsChoosing] = useState(false);
  const count = ids?.length ?? 0;
  const isListed = ids?.includes(productId) === true;
  const isFull = !isListed && count >= MAX_SHORTLISTED;
  const add = () => {
    if (isFull) setIsChoosing(true);
    else {
      dispatch(shortlistAdded(productId));
      keep(productId);
    }
  };
  const endChoice = () => {
    setIsChoosing(false);
    checkbox.current?.focus();
  };
  usePreHydrationInput(() => !isListed && checkbox.current?.checked, add, ids !== undefined);
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          minHeight: 44,
        }}
      >
        {children}
        <FormControlLabel
          label={t(shortlistMessages.toggle)}
          control={
            <Checkbox
              checked={isListed}
              slotProps={{ input: { ref: checkbox } }}
              onChange={(_event, isChecked) => {
                if (isChecked) add();
                else dispatch(shortlistRemoved(productId));
              }}
            />
          }
        />
        {count > 0 && (
          <Button href={paths.compare} variant="text">
            {t(shortlistMessages.open, { count })}
          </Button>
        )}
      </Box>
      {isChoosing && isFull && (
        <ReplaceChoice
          productId={productId}
          ids={ids ?? []}
          onReplace={(from) => {
            dispatch(shortlistReplaced({ from, to: productId }));
            // The replaced one stays in the account.
            keep(from, productId);
            endChoice();
          }}
          onKeep={endChoice}
        />
      )}
    </Box>
  );
}
