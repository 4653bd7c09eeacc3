import Badge from '@mui/material/Badge';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { selectCartCount } from '@/api/cart';
import { useAppSelector } from '@/store/hooks';

const MAX_COUNT = 999;

/** Shows the number of lines in the cart at an icon. */
export function CartBadge({ children }: { children: ReactNode }) {
  const { direction } = useTheme();
  return (
    <Badge
      badgeContent={useAppSelector(selectCartCount)}
      max={MAX_COUNT}
      color="primary"
      overlap="circular"
      anchorOrigin={{ vertical: 'top', horizontal: direction === 'rtl' ? 'left' : 'right' }}
    >
      {children}
    </Badge>
  );
}
