import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { PlusIcon } from '@/components/icons';
import { lazyPart } from '@/components/lazyPart';
import { EmptyState } from '@/components/EmptyState';
import { useTranslate } from '@/i18n/useTranslate';
import { MAX_WINDOWS, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { messages, transferMessages } from '../messages';
import { ImportPreview } from '../transfer/ImportPreview';
import { useSharedWindows } from '../transfer/useSharedWindows';
import { useWindowActions } from '../useWindowActions';
import { WindowGroups } from './WindowGroups';

const AccountNote = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "windows-form" */ '../account/AccountNote')).AccountNote,
  { pending: <Box sx={{ minHeight: 24 }} /> },
);
const TransferPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "windows-form" */ '../transfer/TransferPanel'))
      .TransferPanel,
  // Height of the panel on a desktop, in px; on phones it is below the first view.
  { pending: <Box sx={{ minHeight: 184 }} /> },
);
const EraseDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "windows-form" */ './EraseDialog')).EraseDialog,
);

export interface WindowListProps {
  windows: readonly MeasuredWindow[];
  /** Of a customer, the finished windows that wait for a visit. */
  visitQuotes: ReactNode;
}

/** All windows with adding, exporting, importing and erasing (product 15.1). */
export function WindowList({ windows, visitQuotes }: WindowListProps) {
  const t = useTranslate();
  const actions = useWindowActions();
  const shared = useSharedWindows();
  const [isErasing, setIsErasing] = useState(false);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [added, setAdded] = useState(0);
  const isFull = windows.length >= MAX_WINDOWS;
  const addButton = (
    <Button
      size="large"
      startIcon={<PlusIcon />}
      disabled={isFull}
      onClick={() => actions.create(windows.at(-1)?.room ?? '')}
    >
      {t(messages.add)}
    </Button>
  );
  const addShared = () => {
    actions.add(shared.windows);
    setAdded(shared.windows.length);
    shared.clear();
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {shared.windows.length > 0 && (
        <ImportPreview windows={shared.windows} onAdd={addShared} onCancel={shared.clear} />
      )}
      {windows.length === 0 ? (
        <EmptyState
          component="h2"
          title={t(messages.emptyTitle)}
          help={t(messages.emptyHelp)}
          action={addButton}
        />
      ) : (
        <>
          <WindowGroups windows={windows} />
          <div className="no-print">
            {addButton}
            {isFull && (
              <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
                {t(messages.full, { max: MAX_WINDOWS })}
              </Typography>
            )}
          </div>
          <AccountNote />
        </>
      )}
      <Typography variant="body2" role="status">
        {added > 0 && t(transferMessages.added, { count: added })}
      </Typography>
      {isSignedIn && visitQuotes}
      <TransferPanel windows={windows} onOpen={shared.show} />
      {windows.length > 0 && (
        <div>
          <Button variant="text" onClick={() => setIsErasing(true)}>
            {t(messages.eraseAll)}
          </Button>
        </div>
      )}
      <EraseDialog
        isOpen={isErasing}
        title={t(messages.eraseAllTitle, { count: windows.length })}
        windows={windows}
        onClose={() => setIsErasing(false)}
        onErase={() => {
          setIsErasing(false);
          actions.eraseAll();
        }}
      />
    </Box>
  );
}
