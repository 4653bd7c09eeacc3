import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { useRef } from 'react';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { usePressBeforeHydration } from '@/hooks/usePressBeforeHydration';
import { useTranslate } from '@/i18n/useTranslate';
import { filterMessages } from '@/features/products/shared/messages';

export interface RoomSwitchProps {
  isOn: boolean;
  onToggle: () => void;
}

/** MUI moves the thumb to the right, which is the wrong side in Arabic. */
const DirectedSwitch = styled(Switch)({
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});

/** Has the size of MUI's switch. */
const SwitchPlace = styled('span')({ width: 58, height: 38, flexShrink: 0 });

/** Renders after the first paint, because it takes a slow phone 4 ms, as long as a product card. */
const LateSwitch = (props: SwitchProps) => (
  <AfterFirstPaint isOnReturn fallback={<SwitchPlace />}>
    <DirectedSwitch {...props} />
  </AfterFirstPaint>
);

const Label = styled(FormControlLabel)({ minHeight: 44, marginInlineEnd: 0 });

/** Shows the fabrics of the cards in a room (product 5.21). */
export function RoomSwitch({ isOn, onToggle }: RoomSwitchProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  usePressBeforeHydration(input, !isOn, onToggle);
  return (
    <Label
      label={t(filterMessages.inRoom)}
      control={
        <LateSwitch checked={isOn} slotProps={{ input: { ref: input } }} onChange={onToggle} />
      }
    />
  );
}
