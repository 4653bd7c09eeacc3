import Box from '@mui/material/Box';
import { useEffect, useId, useRef } from 'react';
import type { VisitSlot } from '@/contract/slots';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatDay } from '@/lib/dates';
import { formatHours } from '@/lib/slotTexts';
import { Button } from '../Button';
import { ChipFieldset } from '../ChipFieldset';
import { RadioChip } from '../RadioChip';
import { slotMessages as messages } from './messages';

export interface TakenSlotsProps {
  /** Free ones instead of the taken one. */
  slots: readonly VisitSlot[];
  chosen: string | undefined;
  onChoose: (slot: VisitSlot) => void;
  /** Returns to all free slots. */
  onShowAll: () => void;
}

/** The next free slots after the chosen one was taken; none is chosen for the customer (product 7.14). */
export function TakenSlots({ slots, chosen, onChoose, onShowAll }: TakenSlotsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    group.current?.focus();
  }, [slots]);

  return (
    <Box ref={group} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
      <ChipFieldset legend={<b>{t(messages.taken)}</b>}>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'stretch' }}>
          {slots.map((slot) => (
            <RadioChip
              key={slot._id}
              name={name}
              value={slot._id}
              label={formatDay(`${slot.date}T12:00:00Z`, language)}
              note={formatHours(slot, language)}
              isChecked={slot._id === chosen}
              onChoose={() => onChoose(slot)}
            />
          ))}
        </Box>
      </ChipFieldset>
      <Button variant="text" onClick={onShowAll} sx={{ marginBlockStart: 1 }}>
        {t(messages.all)}
      </Button>
    </Box>
  );
}
