import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { languages } from '@/lib/language';

export interface RoomRowProps {
  /** What stands at a place of the room, from left to right. */
  children: ReactNode;
  /** Least width of a place; as many stand side by side as fit. */
  minWidth: string;
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gap: 16 },
}));

/**
 * A row in the order of the room, left to right in every language. The drawing of a window is not mirrored either, and a
 * mirrored row would have the left length on the right, where it is cut wrongly. Texts keep the direction of the page.
 */
export function RoomRow({ children, minWidth }: RoomRowProps) {
  const { direction } = languages[useLanguage()];
  return (
    <Row
      dir="ltr"
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))` }}
    >
      {Children.map(children, (child) => (
        <div dir={direction}>{child}</div>
      ))}
    </Row>
  );
}
