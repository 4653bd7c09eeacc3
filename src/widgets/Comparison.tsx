import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef, useState } from 'react';
import { CompareEmpty } from '@/features/products/compare/CompareEmpty';
import { CompareLoading } from '@/features/products/compare/CompareLoading';
import { compareMessages } from '@/features/products/compare/messages';
import { CompareNote } from '@/features/products/compare/CompareNote';
import { useComparison } from '@/features/products/compare/useComparison';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import { ComparedProducts } from './ComparedProducts';
import { QuoteSheet } from './QuoteSheet';

// Only signed-in customers have one.
const ShortlistSection = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "account-parts" */ '@/features/products/compare/ShortlistSection'
      )
    ).ShortlistSection,
);

/** Products side by side, from the URL or the customer's shortlist (product 5.19). */
export function Comparison() {
  const t = useTranslate();
  const { ids, ...comparison } = useComparison();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const wrapper = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState('');
  const { isLinked, hasOwnBeside, remove, isQuote = false, tablePath } = comparison;
  if (ids === undefined) return <CompareLoading />;
  if (isQuote && ids.length > 0) return <QuoteSheet ids={ids} backPath={tablePath} />;
  return (
    <Box
      ref={wrapper}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <span role="status" style={visuallyHidden}>
        {removed}
      </span>
      {ids.length === 0 ? (
        <CompareEmpty />
      ) : (
        <>
          <CompareNote count={ids.length} isLinked={isLinked} hasOwnBeside={hasOwnBeside} />
          <ComparedProducts
            ids={ids}
            comparison={comparison}
            onRemove={(id, name) => {
              remove(id);
              setRemoved(t(compareMessages.removed, { name: name ?? t(compareMessages.gone) }));
              // The button that had the focus is gone.
              wrapper.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
      {isSignedIn && !isLinked && <ShortlistSection />}
    </Box>
  );
}
