import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useRef } from 'react';
import { usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useTranslate } from '@/i18n/useTranslate';
import { filterMessages } from '../shared/messages';

export interface RoomSwitchProps {
  isOn: boolean;
  onToggle: () => void;
}

const Label = styled(FormControlLabel)({ minHeight: 44, marginInlineEnd: 0 });

/** Shows the fabrics of the cards in a room (product 5.21). */
export function RoomSwitch({ isOn, onToggle }: RoomSwitchProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  usePreHydrationInput(() => !isOn && input.current?.checked, onToggle);
  return (
    <Label
      label={t(filterMessages.inRoom)}
      control={<Switch checked={isOn} slotProps={{ input: { ref: input } }} onChange={onToggle} />}
    />
  );
}
