import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { lazyPart } from '@/components/lazyPart';
import { SectionError } from '@/components/SectionError';
import type { Id } from '@/contract/common';
import { CompareLoading } from '@/features/products/compare/CompareLoading';
import { compareMessages } from '@/features/products/compare/messages';
import { PrintedOn } from '@/features/products/compare/PrintedOn';
import { useCompareColumns } from '@/features/products/compare/useCompareColumns';
import { SaveQuote } from '@/features/quotes/SaveQuote';
import { adviceMessages, quoteMessages } from '@/features/windows/messages';
import { FitterSheets } from '@/features/windows/quote/FitterSheets';
import { QuoteTable } from '@/features/windows/quote/QuoteTable';
import { QuoteTools } from '@/features/windows/quote/QuoteTools';
import { useWindows } from '@/features/windows/useWindows';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { measuredWindows } from '@/lib/windows/quote';

/** Code-split, because it calculates like the configurator. */
const QuoteWindows = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "made-for-window" */ '@/features/windows/made/QuoteWindows'))
      .QuoteWindows,
);

export interface QuoteSheetProps {
  ids: readonly Id[];
  /** URL of the comparison. */
  backPath: string;
}

/** The compared fabrics for the customer's windows with totals, and a fitter's sheet for each window (product 15.13). */
export function QuoteSheet({ ids, backPath }: QuoteSheetProps) {
  const t = useTranslate();
  const columns = useCompareColumns(ids);
  const allWindows = useWindows();
  const failed = columns.filter(({ hasFailed }) => hasFailed);
  const [failure] = failed;
  // A sheet without one of the fabrics would look complete.
  if (failure !== undefined)
    return (
      <SectionError
        what={t(compareMessages.what)}
        reason={failure.reason}
        isRetrying={failure.isRetrying}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  const fabrics = columns.flatMap(({ product }) => product ?? []);
  const isLoading = columns.some(({ product, isGone }) => product === undefined && !isGone);
  if (isLoading || allWindows === undefined) return <CompareLoading />;
  const windows = measuredWindows(allWindows);
  if (windows.length === 0)
    return (
      <EmptyState
        component="h2"
        title={t(quoteMessages.none)}
        action={<Button href={paths.windows}>{t(adviceMessages.measure)}</Button>}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuoteTools backPath={backPath} backLabel={t(quoteMessages.back)} />
      <PrintedOn isAlwaysShown />
      <QuoteTable fabrics={fabrics} windows={windows} allWindows={allWindows} />
      <Typography variant="body2">{t(adviceMessages.clothOnly)}</Typography>
      <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 2 }}>
        {fabrics.map(({ _id, name, made, sizes, attributes }) =>
          made === undefined ? null : (
            <QuoteWindows
              key={_id}
              {...made}
              {...{ productId: _id, name, sizes, attributes, SaveQuote }}
              windows={allWindows}
            />
          ),
        )}
      </Box>
      <FitterSheets windows={allWindows} />
    </Box>
  );
}
