import Drawer from '@mui/material/Drawer';
import { useDebouncedCallback } from '@/hooks/useDebouncedCallback';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { useTranslate } from '@/i18n/useTranslate';
import { listMessages } from '../shared/messages';
import { SearchPanel } from './SearchPanel';
import type { ProductListResult } from '../shared/useProductList';

export interface SearchOverlayProps {
  /** Filtered list; its search text is the initial value. */
  list: ProductListResult;
  isOpen: boolean;
  onSearch: (text: string) => void;
  onClose: () => void;
}

const TYPING_PAUSE_MS = 300;

/** Full-width search; typed text filters the list below after a debounce (product 5.3). */
export function SearchOverlay({ list, isOpen, onSearch, onClose }: SearchOverlayProps) {
  const t = useTranslate();
  const search = useDebouncedCallback(onSearch, TYPING_PAUSE_MS);
  const handleClose = () => {
    search.flush();
    onClose();
  };
  return (
    <Drawer
      anchor="top"
      open={isOpen}
      onClose={ignoreDoubleClick(handleClose)}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t(listMessages.openSearch) },
      }}
    >
      <SearchPanel
        list={list}
        onType={search.schedule}
        // A pending search must not navigate back from the product page.
        onPick={search.cancel}
        onClose={handleClose}
      />
    </Drawer>
  );
}
