import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { unitMessages } from '@/components/messages';
import type { Money } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { madePath } from '@/lib/paths';
import type { ReorderLine } from '@/lib/reorder';
import { textIn } from '@/lib/textIn';
import { messages, againMessages } from '../messages';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingBlock: theme.spacing(1.5),
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
}));

export interface ReorderListProps {
  lines: readonly ReorderLine[];
  currencySymbol: string;
}

/** The items of an order with what they cost today. */
export function ReorderList({ lines, currencySymbol }: ReorderListProps) {
  const t = useTranslate();
  const language = useLanguage();
  const money = (amount: Money) => formatMoney(amount, currencySymbol, language);
  const priceOf = (line: ReorderLine) => {
    if (line.kind === 'gone') return t(againMessages.gone);
    if (line.kind === 'refused') return line.reason;
    if (line.kind === 'same') return money(line.price);
    return t(againMessages.now, { price: money(line.price), before: money(line.item.price) });
  };
  return (
    <List>
      {lines.map((line) => {
        const { item, quantity } = line;
        const { _id, productName, lang, size, sizeLang, soldAs } = item;
        return (
          <li key={_id}>
            <div {...textIn(lang)}>{productName}</div>
            <Typography variant="body2" color="textSecondary">
              {size !== undefined && <span {...textIn(sizeLang)}>{size}</span>}
              {size !== undefined && <span>{' · '}</span>}
              <span>
                {soldAs
                  ? `${quantity} ${t(unitMessages[soldAs].unit, { quantity })}`
                  : t(messages.quantity, { quantity })}
              </span>
            </Typography>
            <Typography variant="body2">{priceOf(line)}</Typography>
            {line.kind === 'refused' && (
              <Link component={RouterLink} to={madePath(item.productId)} variant="body2">
                {t(againMessages.chooseOther)}
              </Link>
            )}
          </li>
        );
      })}
    </List>
  );
}
