import { styled } from '@mui/material/styles';
import { ProductPrice } from '@/components/ProductPrice';
import { unitMessages } from '@/components/messages';
import type { Size } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import { messages } from './messages';

export interface SizePricesProps {
  sizes: Size[];
  currency: string;
}

const Table = styled('table')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'table' },
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...theme.typography.overline, textAlign: 'start' },
  '& th, & td': {
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
    fontWeight: 400,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& td': { textAlign: 'end' },
}));

/** All sizes with prices, visible in print only. */
export function SizePrices({ sizes, currency }: SizePricesProps) {
  const t = useTranslate();
  if (sizes.length === 0) return null;
  return (
    <Table>
      <caption>{t(messages.sizesAndPrices)}</caption>
      <tbody>
        {sizes.map(({ _id, size, lang, price, originalPrice, soldAs }, index) => (
          <tr key={`${index}-${_id}`}>
            <th scope="row" {...textIn(lang)}>
              {size === '' ? t(messages.oneSize) : size}
            </th>
            <td>
              <ProductPrice
                amount={price}
                currency={currency}
                unit={soldAs && t(unitMessages[soldAs].per)}
                originalAmount={originalPrice}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
