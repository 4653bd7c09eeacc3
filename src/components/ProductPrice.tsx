import Box from '@mui/material/Box';
import { formatPrice } from '@/lib/money';

export interface ProductPriceProps {
  /** In major units; `NaN` is shown as a dash. */
  amount: number;
  currency: string;
  /** Word before the price, for example 'From' (product 5.4). */
  prefix?: string;
}

/** Price with currency in tabular figures. */
export function ProductPrice({ amount, currency, prefix }: ProductPriceProps) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {prefix !== undefined && `${prefix} `}
      <bdi>{formatPrice(amount, currency)}</bdi>
    </Box>
  );
}
