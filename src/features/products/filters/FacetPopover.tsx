import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import type { ProductFilters } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import type { FilterKey } from '@/lib/changeFilters';
import type { FilterableList } from './filterableList';
import { FilterControl } from './FilterControl';
import { filterMessages } from '../shared/messages';

export interface FacetPopoverProps {
  isOpen: boolean;
  onClose: () => void;
  filterKey: FilterKey;
  list: FilterableList;
  /** Button that opened it. */
  anchor: HTMLElement | null;
  onChange: (filters: ProductFilters) => void;
}

/** Popover of one filter on wide screens; a change applies at once, and the popover stays open (product 5.10). */
export function FacetPopover(props: FacetPopoverProps) {
  const t = useTranslate();
  const { direction } = useTheme();
  const { isOpen, onClose, filterKey, list, anchor, onChange } = props;
  const { totalCount: count, isOutdated } = list;
  const start = direction === 'rtl' ? 'right' : 'left';
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: start }}
      transformOrigin={{ vertical: 'top', horizontal: start }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t(filterMessages.names[filterKey]),
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 460,
            maxWidth: '92vw',
            maxHeight: 'min(70vh, 34rem)',
            marginBlockStart: 1,
          },
        },
      }}
    >
      <Box sx={{ overflowY: 'auto', padding: 2.5, paddingBlockEnd: 1 }}>
        <FilterControl
          filterKey={filterKey}
          list={list}
          filters={list.choice.filters}
          onChange={onChange}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          paddingInline: 2.5,
          paddingBlock: 1.5,
          borderBlockStart: 1,
          borderColor: 'divider',
        }}
      >
        <Typography role="status" variant="body2" color="textSecondary">
          {count === undefined || isOutdated
            ? t(filterMessages.loading)
            : t(filterMessages.found, { count })}
        </Typography>
        <Button size="small" onClick={onClose}>
          {t(filterMessages.done)}
        </Button>
      </Box>
    </Popover>
  );
}
