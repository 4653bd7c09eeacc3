import { useState } from 'react';
import type { VisitSlot } from '@/contract/slots';
import { SlotPicker } from './SlotPicker';
import { TakenSlots } from './TakenSlots';

export interface SlotChoiceProps {
  slots: readonly VisitSlot[];
  chosen: string | undefined;
  /** Free slots that the server named, because the chosen one was taken. */
  alternatives: readonly VisitSlot[] | undefined;
  onChoose: (slot: VisitSlot) => void;
  onRefresh: () => void;
}

/** The free slots, or those that the server names instead of a taken one. */
export function SlotChoice({ alternatives, onRefresh, ...picker }: SlotChoiceProps) {
  const [closed, setClosed] = useState<readonly VisitSlot[]>();
  if (alternatives === undefined || alternatives === closed) return <SlotPicker {...picker} />;
  const showAll = () => {
    setClosed(alternatives);
    onRefresh();
  };
  const { chosen, onChoose } = picker;
  return (
    <TakenSlots slots={alternatives} chosen={chosen} onChoose={onChoose} onShowAll={showAll} />
  );
}
