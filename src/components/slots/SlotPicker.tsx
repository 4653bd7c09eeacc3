import Skeleton from '@mui/material/Skeleton';
import { styled, type CSSObject } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState } from 'react';
import type { VisitSlot } from '@/contract/slots';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { isoDayInDubai } from '@/lib/dates';
import { formatHours, formatShortDay } from '@/lib/slotTexts';
import { ChipFieldset } from '../ChipFieldset';
import { RadioChip } from '../RadioChip';
import { slotMessages as messages } from './messages';

export interface SlotPickerProps {
  /** Free slots, the first one first; at least one. */
  slots: readonly VisitSlot[];
  /** Id of the chosen one. */
  chosen: string | undefined;
  /** Time of the first render by default. */
  now?: Date;
  onChoose: (slot: VisitSlot) => void;
}

const DAY_MS = 86_400_000;
/** Slots of a day of the shop, for which the skeleton keeps room. */
const USUAL_SLOTS = 5;

/** One line, which scrolls. */
const line: CSSObject = {
  display: 'flex',
  overflowX: 'auto',
  // Room for the ring of the focus.
  padding: 4,
  margin: -4,
  scrollbarWidth: 'thin',
  '& > *': { flex: 'none', whiteSpace: 'nowrap' },
};

const Days = styled('div')(({ theme }) => ({ ...line, gap: theme.spacing(1) }));

/** A grid; on phones a second line below the days, because the home page is long. */
const Hours = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: line,
}));

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  // Narrower than the days, which scroll.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  minWidth: 0,
  // Two lines of chips explain themselves.
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    '& legend': visuallyHidden,
  },
}));

/** Takes the place of chips that a day lacks, so that nothing moves when the day changes. */
const Gap = styled('span')(({ theme }) => ({
  minHeight: 44,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Days, and the two-hour slots of the chosen day, as radio chips. */
export function SlotPicker({ slots, chosen, now, onChoose }: SlotPickerProps) {
  const t = useTranslate();
  const language = useLanguage();
  const name = useId();
  const [renderedAt] = useState(() => now ?? new Date());
  const [opened, setOpened] = useState<string>();
  const days = [...new Set(slots.map(({ date }) => date))];
  const chosenDay = slots.find(({ _id }) => _id === chosen)?.date;
  const day = [opened, chosenDay].find((one) => one !== undefined && days.includes(one)) ?? days[0];
  const today = isoDayInDubai(renderedAt);
  const tomorrow = isoDayInDubai(new Date(renderedAt.getTime() + DAY_MS));
  const of = (date: string) => slots.filter((slot) => slot.date === date);
  const shown = day === undefined ? [] : of(day);
  const most = Math.max(...days.map((date) => of(date).length));
  const nameOf = (date: string) => {
    if (date === today) return t(messages.today);
    return date === tomorrow ? t(messages.tomorrow) : formatShortDay(date, language);
  };
  return (
    <Groups>
      <ChipFieldset legend={t(messages.day)}>
        <Days>
          {days.map((date) => (
            <RadioChip
              key={date}
              name={`${name}-day`}
              value={date}
              label={nameOf(date)}
              isChecked={date === day}
              onChoose={setOpened}
            />
          ))}
        </Days>
      </ChipFieldset>
      <ChipFieldset legend={t(messages.hours)}>
        <Hours>
          {shown.map((slot) => (
            <RadioChip
              key={slot._id}
              name={`${name}-slot`}
              value={slot._id}
              label={formatHours(slot, language)}
              isChecked={slot._id === chosen}
              onChoose={() => onChoose(slot)}
            />
          ))}
          {Array.from({ length: most - shown.length }, (_, index) => (
            <Gap key={index} aria-hidden />
          ))}
        </Hours>
      </ChipFieldset>
    </Groups>
  );
}

/** As high as a chip: a line with padding and border. */
const chipSx = { height: 'calc(1lh + 18px)', minHeight: 44 } as const;
const legendSx = { display: { xs: 'none', sm: 'block' }, marginBlockEnd: 1.5 } as const;

/** Room of the picker while the slots are loading. */
export function SlotSkeleton() {
  const t = useTranslate();
  const chips = (count: number, width?: number) =>
    Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} variant="rounded" width={width} sx={chipSx} />
    ));
  return (
    <Groups role="status" aria-label={t(messages.loading)}>
      <div>
        <Skeleton width={48} sx={legendSx} />
        <Days sx={{ overflow: 'hidden' }}>{chips(6, 104)}</Days>
      </div>
      <div>
        <Skeleton width={112} sx={legendSx} />
        <Hours sx={{ overflow: 'hidden' }}>{chips(USUAL_SLOTS)}</Hours>
      </div>
    </Groups>
  );
}
