import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { useTranslate } from '@/i18n/useTranslate';
import type { FilterableList } from './filterableList';
import { filterMessages } from '../shared/messages';
import { FilterSheetContent } from './FilterSheetContent';

export interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  list: FilterableList;
}

/** Sheet with all filters and the order, from below on small screens (product 5.10). */
export function FilterSheet({ isOpen, onClose, list }: FilterSheetProps) {
  const t = useTranslate();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'));
  return (
    <Drawer
      anchor={isWide ? 'left' : 'bottom'}
      open={isOpen}
      onClose={ignoreDoubleClick(onClose)}
      // The history entry of the sheet returns focus.
      disableRestoreFocus
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t(filterMessages.filters),
          sx: isWide ? { width: 'min(27rem, 92vw)' } : { maxHeight: '88dvh' },
        },
      }}
    >
      <FilterSheetContent list={list} onClose={onClose} />
    </Drawer>
  );
}
