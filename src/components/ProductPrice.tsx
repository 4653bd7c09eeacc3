import Box from '@mui/material/Box';
import { formatPrice } from '@/lib/money';

export interface ProductPriceProps {
  /** In major units; shown as a dash when it is not a number. */
  amount: number;
  currency: string;
  /** Word before the price, e.g. 'From' (product 5.4). */
  prefix?: string;
}

/** A price followed by its currency, in figures of equal width. */
export function ProductPrice({ amount, currency, prefix }: ProductPriceProps) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {prefix !== undefined && `${prefix} `}
      <bdi>{formatPrice(amount, currency)}</bdi>
    </Box>
  );
}
