import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { Button } from '@/components/Button';
import { CloseIcon, PlusIcon } from '@/components/icons';
import { useTranslate } from '@/i18n/useTranslate';
import { asRecord } from '@/lib/coerce';
import type { FilterKey } from '@/lib/changeFilters';
import { countFilters } from '@/lib/productFilters';
import type { FilterableList, ListChoice } from './filterableList';
import { FilterControl } from './FilterControl';
import { filterMessages } from '../shared/messages';
import { FilterSheetFooter } from './FilterSheetFooter';
import { countSelected, shownFilters } from './shownFilters';
import { SortRadios } from './SortRadios';
import { useDraftCounts } from './useDraftCounts';

export interface FilterSheetContentProps {
  list: FilterableList;
  onClose: () => void;
}

type SectionKey = FilterKey | 'sort';

/** Filters that are gathered and applied at once by "Show 12 fabrics"; one section is open (product 5.10). */
export function FilterSheetContent({ list, onClose }: FilterSheetContentProps) {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const [draft, setDraft] = useState<ListChoice>(list.choice);
  const [open, setOpen] = useState<SectionKey>();
  const { filters = {}, sort } = draft;
  const counts = useDraftCounts(list, draft);

  const handleShow = () => {
    const path = list.pathOf(draft);
    if (path === list.pathOf(list.choice)) {
      onClose();
      return;
    }
    // Takes the place of the sheet's history entry, so that Back undoes the change.
    void navigate(path, { replace: true, state: { ...asRecord(state), overlay: undefined } });
  };
  const sections: { key: SectionKey; name: string; count: number; control: ReactNode }[] = [
    ...shownFilters(counts).map((key) => ({
      key,
      name: t(filterMessages.names[key]),
      count: countSelected(filters, key),
      control: (
        <FilterControl
          filterKey={key}
          list={counts}
          filters={filters}
          onChange={(next) => setDraft({ filters: next, sort })}
        />
      ),
    })),
    {
      key: 'sort',
      name: t(filterMessages.sort),
      count: 0,
      control: (
        <SortRadios
          sort={sort}
          isSearch={list.isSearch}
          onChange={(next) => setDraft({ filters, sort: next })}
        />
      ),
    },
  ];
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingInline: 3,
          paddingBlock: 1.5,
        }}
      >
        <Typography variant="h3" component="h2">
          {t(filterMessages.filters)}
        </Typography>
        <IconButton
          aria-label={t(filterMessages.close)}
          onClick={onClose}
          sx={{ marginInlineEnd: -1.25 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flex: '1 1 auto', overflowY: 'auto', paddingInline: 3 }}>
        {sections.map(({ key, name, count, control }) => (
          <Accordion
            key={key}
            expanded={open === key}
            onChange={(_event, isOpen) => setOpen(isOpen ? key : undefined)}
            slotProps={{ transition: { unmountOnExit: true } }}
          >
            <AccordionSummary id={`${id}-${key}`} expandIcon={<PlusIcon />}>
              {count === 0 ? name : t(filterMessages.isOn, { name, count })}
            </AccordionSummary>
            <AccordionDetails>{control}</AccordionDetails>
          </Accordion>
        ))}
      </Box>
      <FilterSheetFooter counts={counts}>
        <Button
          variant="text"
          disabled={countFilters(filters) === 0}
          onClick={() => setDraft({ sort })}
        >
          {t(filterMessages.clearAll)}
        </Button>
        <Button onClick={handleShow} sx={{ flexGrow: 1 }}>
          {counts.totalCount === undefined || counts.isOutdated
            ? t(filterMessages.showAny)
            : t(filterMessages.show, { count: counts.totalCount })}
        </Button>
      </FilterSheetFooter>
    </>
  );
}
