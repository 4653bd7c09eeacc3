import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '@/components/Picture';
import { parseOrderedConfiguration } from '@/api/parsers/orderedConfiguration';
import { OrderedWindow } from '@/components/made/OrderedWindow';
import { unitMessages } from '@/components/messages';
import type { OrderItem } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { messages } from '../messages';

export interface OrderItemsProps {
  items: readonly OrderItem[];
  currencySymbol: string;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  paddingBlock: theme.spacing(2.5),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '& > :first-of-type': { flex: '0 0 88px' },
  '& > :nth-of-type(2)': { flex: '1 1 5rem', overflowWrap: 'anywhere' },
  '& > :nth-of-type(3)': { marginInlineStart: 'auto' },
  '& > :nth-of-type(4)': {
    flexBasis: '100%',
    [theme.breakpoints.up('sm')]: { paddingInlineStart: `calc(88px + ${theme.spacing(2.5)})` },
  },
}));

function describeQuantity(t: Translate, { quantity, soldAs }: OrderItem): string | undefined {
  if (quantity === undefined) return undefined;
  return soldAs
    ? `${quantity} ${t(unitMessages[soldAs].unit, { quantity })}`
    : t(messages.quantity, { quantity });
}

/** Size and quantity, as far as the item has them. */
function Details({ item }: { item: OrderItem }) {
  const t = useTranslate();
  const { size, sizeLang } = item;
  const quantity = describeQuantity(t, item);
  const hasSize = size !== undefined && size !== '';
  return (
    <Typography variant="body2" color="textSecondary">
      {hasSize && <span {...textIn(sizeLang)}>{size}</span>}
      {hasSize && quantity !== undefined && <span>{' · '}</span>}
      {quantity !== undefined && <span>{quantity}</span>}
    </Typography>
  );
}

/** Ordered items with image, name, size, quantity and price. */
export function OrderItems({ items, currencySymbol }: OrderItemsProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <ul aria-label={t(messages.items)}>
      {items.map((item) => {
        const ordered = parseOrderedConfiguration(item.configuration);
        const isReduced = item.offerPrice < item.price;
        const shownPrice = Number.isFinite(item.offerPrice) ? item.offerPrice : item.price;
        return (
          <Row key={item._id}>
            <Picture src={item.images[0]} alt="" ratio="1 / 1" sizes="88px" />
            <div>
              <Typography sx={{ fontWeight: 500 }} {...textIn(item.lang)}>
                {item.productName}
              </Typography>
              <Details item={item} />
            </div>
            <Box sx={{ textAlign: 'end' }}>
              <bdi>{formatMoney(shownPrice, currencySymbol, language)}</bdi>
              {item.quantity !== undefined && item.quantity > 1 && (
                <Typography variant="body2" color="textSecondary">
                  {item.soldAs ? t(unitMessages[item.soldAs].per) : t(messages.each)}
                </Typography>
              )}
              {isReduced && (
                <Typography variant="body2" color="textSecondary">
                  <s>
                    <bdi>{formatMoney(item.price, currencySymbol, language)}</bdi>
                  </s>
                </Typography>
              )}
            </Box>
            {ordered && (
              <div>
                <OrderedWindow
                  configuration={ordered}
                  price={shownPrice}
                  currency={currencySymbol}
                />
              </div>
            )}
          </Row>
        );
      })}
    </ul>
  );
}
