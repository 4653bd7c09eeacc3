import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionError } from '@/components/SectionError';
import type { Id } from '@/contract/common';
import { compareMessages } from '@/features/products/compare/messages';
import { CompareTable } from '@/features/products/compare/CompareTable';
import { CompareTools } from '@/features/products/compare/CompareTools';
import { isDifferent } from '@/features/products/compare/compareRows';
import { PrintedOn } from '@/features/products/compare/PrintedOn';
import { useCompareColumns } from '@/features/products/compare/useCompareColumns';
import type { useComparison } from '@/features/products/compare/useComparison';
import { adviceMessages } from '@/features/windows/messages';
import { NoWindows } from '@/features/windows/advice/NoWindows';
import { WindowSelect } from '@/features/windows/advice/WindowSelect';
import { useWindows } from '@/features/windows/useWindows';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { comparePath } from '@/lib/compareUrl';
import { inLanguage } from '@/lib/language';
import { ComparedRooms } from './ComparedRooms';
import { useComparisonRows } from './useComparisonRows';

export interface ComparedProductsProps {
  ids: readonly Id[];
  comparison: Omit<ReturnType<typeof useComparison>, 'ids'>;
  /** Called with the name of a product that the customer removes. */
  onRemove: (id: Id, name: string | undefined) => void;
}

/** Room for the choice of a window or the invitation to measure one, which appears once the stored windows are restored. */
const WINDOW_HEIGHT = { xs: 124, sm: 98 };

/** The table of the compared products with its tools and the choice of a window. */
export function ComparedProducts({ ids, comparison, onRemove }: ComparedProductsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { windowId, isDifferencesOnly = false, room, change, quotePath } = comparison;
  const columns = useCompareColumns(ids);
  const windows = useWindows();
  const window = windows?.find(({ id }) => id === windowId) ?? windows?.[0];
  const rows = useComparisonRows(columns, window && { window, windows: windows ?? [] });
  const [failure] = columns;
  if (failure !== undefined && columns.every(({ hasFailed }) => hasFailed))
    return (
      <SectionError
        what={t(compareMessages.what)}
        reason={failure.reason}
        isRetrying={failure.isRetrying}
        onRetry={() => columns.forEach(({ refetch }) => void refetch())}
      />
    );
  const canDiffer = columns.length > 1;
  const isFiltered = canDiffer && isDifferencesOnly;
  // All rows appear at once, because those of a later product would move the others.
  const isSettled = columns.every(
    ({ product, isGone, hasFailed }) => product ?? (isGone || hasFailed),
  );
  const loaded = isSettled ? rows : [];
  const shown = isFiltered ? loaded.filter(isDifferent) : loaded;
  const makeLink = () =>
    new URL(inLanguage(comparePath({ ids: [...ids], room }), language), document.baseURI).href;
  return (
    <>
      <CompareTools
        isDifferencesOnly={isDifferencesOnly}
        onChangeDifferences={(only) => change({ isDifferencesOnly: only })}
        canDiffer={canDiffer}
        quotePath={quotePath}
        makeLink={makeLink}
      />
      <Box sx={{ displayPrint: 'none', minHeight: WINDOW_HEIGHT }}>
        {windows !== undefined && window === undefined && (
          <NoWindows text={t(compareMessages.noWindows)} />
        )}
        {windows !== undefined && window !== undefined && (
          <Box sx={{ maxWidth: '28rem' }}>
            <WindowSelect
              windows={windows}
              value={window.id}
              onChoose={(id) => change({ windowId: id })}
            />
          </Box>
        )}
      </Box>
      <CompareTable
        columns={columns}
        rows={shown}
        onRemove={(id) => onRemove(id, columns.find((column) => column.id === id)?.product?.name)}
      />
      {isFiltered && isSettled && shown.length === 0 && (
        <Typography>{t(compareMessages.noDifferences)}</Typography>
      )}
      {window !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {t(adviceMessages.clothOnly)}
        </Typography>
      )}
      {isSettled && (
        <ComparedRooms
          columns={columns}
          room={room}
          onChangeRoom={(next) => change({ room: next })}
        />
      )}
      <PrintedOn />
    </>
  );
}
