import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router';
import { Button } from '@/components/Button';
import { ChevronDownIcon } from '@/components/icons';
import { lazyPart } from '@/components/lazyPart';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import type { FilterKey } from '@/lib/changeFilters';
import { countFilters } from '@/lib/productFilters';
import type { FilterableList, ListChoice } from './filterableList';
import { FilterChips } from './FilterChips';
import { filterMessages } from '../shared/messages';
import { RoomSwitch } from './RoomSwitch';
import { countSelected, isInBar, shownFilters } from './shownFilters';
import { SortSelect } from './SortSelect';

const FacetPopover = lazyPart(
  async () => (await import(/* webpackChunkName: "list-parts" */ './FacetPopover')).FacetPopover,
);
const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "list-parts" */ './FilterSheet')).FilterSheet,
);

const Root = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  '@media print': { display: 'none' },
  [theme.breakpoints.up('md')]: { marginBlockEnd: theme.spacing(4) },
}));

const SheetButton = styled(Button)(({ theme }) => ({
  minHeight: 44,
  flexGrow: 1,
  [theme.breakpoints.up('sm')]: { flexGrow: 0 },
}));

const Narrow = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Wide = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 46,
}));

/** The filter whose popover is open, or was last. */
interface OpenFilter {
  key: FilterKey;
  anchor: HTMLElement;
  isOpen: boolean;
}

/** Filters, order and applied filters of a list: a bar of popovers on wide screens, a sheet on small ones (product 5.10). */
export function FilterBar({ list }: { list: FilterableList }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { state, key: entry } = useLocation() as Location<unknown>;
  const sheet = useHistoryOverlay('filters');
  const sheetButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OpenFilter>();
  const [shownEntry, setShownEntry] = useState(entry);
  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  if (shownEntry !== entry) {
    setShownEntry(entry);
    // Back undoes the last change, which the popover belongs to.
    if (navigationType === NavigationType.Pop) close();
  }
  const { choice, isSearch, room } = list;
  const { filters = {}, sort } = choice;
  const apply = (next: ListChoice) => void navigate(list.pathOf(next), { state });
  const nameOf = (name: string, count: number) =>
    count === 0 ? name : t(filterMessages.isOn, { name, count });
  const all = countFilters(filters);
  return (
    <Root>
      <Row>
        {shownFilters(list)
          .filter(isInBar)
          .map((key) => (
            <Button
              key={key}
              variant="outlined"
              size="small"
              endIcon={<ChevronDownIcon />}
              aria-haspopup="dialog"
              aria-expanded={opened?.isOpen === true && opened.key === key}
              onClick={({ currentTarget }) =>
                setOpened({ key, anchor: currentTarget, isOpen: true })
              }
              sx={{ display: { xs: 'none', md: 'inline-flex' }, minHeight: 44 }}
            >
              {nameOf(t(filterMessages.names[key]), countSelected(filters, key))}
            </Button>
          ))}
        <SheetButton
          ref={sheetButton}
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          onClick={sheet.open}
        >
          <Narrow>{nameOf(t(filterMessages.openSheet), all)}</Narrow>
          <Wide>{t(filterMessages.more)}</Wide>
        </SheetButton>
        <SortSelect
          sort={sort}
          isSearch={isSearch}
          onChange={(next) => apply({ filters, sort: next })}
        />
        {room !== undefined && (
          <RoomSwitch
            isOn={room.isShown}
            onToggle={() => void navigate(room.togglePath, { state })}
          />
        )}
      </Row>
      <FilterChips list={list} fallback={sheetButton} />
      {opened !== undefined && (
        <FacetPopover
          isOpen={opened.isOpen}
          onClose={close}
          filterKey={opened.key}
          anchor={opened.anchor}
          list={list}
          onChange={(next) => apply({ filters: next, sort })}
        />
      )}
      <FilterSheet isOpen={sheet.isOpen} onClose={sheet.close} list={list} />
    </Root>
  );
}
