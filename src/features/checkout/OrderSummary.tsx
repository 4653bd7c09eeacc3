import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '@/components/Picture';
import type { CartItem } from '@/contract/cart';
import type { Money } from '@/contract/common';
import { formatMoney } from '@/lib/money';

export interface OrderSummaryProps {
  lines: readonly CartItem[];
  currencySymbol: string;
  subTotal: Money;
  shippingCharge: Money;
  total: Money;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: theme.spacing(1.75),
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: theme.typography.fontWeightRegular,
  },
  '& th:last-child, & td:last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': { ...theme.typography.overline, color: theme.palette.text.secondary },
  '& tfoot tr:last-of-type > *': {
    ...theme.typography.h3,
    fontVariantNumeric: 'lining-nums tabular-nums',
    borderBlockEnd: 0,
  },
}));

/** What is ordered, with the server's totals (spec §2). */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, currencySymbol, subTotal, shippingCharge, total } = props;
  const money = (amount: Money) => <bdi>{formatMoney(amount, currencySymbol)}</bdi>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Subtotal</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, images, size, quantity, price, productTotal }) => (
          <tr key={id}>
            <td>
              <Box sx={{ display: 'grid', gridTemplateColumns: '64px 1fr', columnGap: 2 }}>
                <Picture src={images[0]} alt="" ratio="1 / 1" sizes="64px" />
                <div>
                  {name} <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{`× ${quantity}`}</Box>
                  <Typography variant="body2" color="textSecondary">
                    {size !== undefined && `${size} · `}
                    {money(price)} each
                  </Typography>
                </div>
              </Box>
            </td>
            <td>{money(productTotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Subtotal</th>
          <td>{money(subTotal)}</td>
        </tr>
        <tr>
          <th scope="row">Shipping</th>
          <td>{shippingCharge === 0 ? 'Free' : money(shippingCharge)}</td>
        </tr>
        <tr>
          <th scope="row">Total</th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
