import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { messages as components } from '@/components/messages';
import type { Order, OrderItem } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatOrderDate } from '@/lib/dates';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { formatMoney } from '@/lib/money';
import type { IdState } from '@/lib/navigationState';
import { orderPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { Picture } from '@/components/Picture';
import { messages } from '../messages';
import { PayLink } from '../PayLink';
import { StatusBadge } from '../StatusBadge';

const MAX_IMAGES = 3;

/** First images of an order, followed by the number of further items. */
function OrderPictures({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslate();
  const hidden = items.length - MAX_IMAGES;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: { sm: 248 } }}>
      {items.slice(0, MAX_IMAGES).map(({ _id, images }) => (
        <Box key={_id} sx={{ width: 76 }}>
          <Picture src={images[0]} alt="" ratio="1 / 1" sizes="76px" />
        </Box>
      ))}
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(messages.more, { count: hidden })}
        </Typography>
      )}
    </Box>
  );
}

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(2.5),
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  transition: theme.transitions.create('border-color', { duration: 200 }),
  '&:focus-within': { borderColor: theme.palette.primary.dark },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.primary.dark } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    padding: theme.spacing(3),
  },
}));

/** Card of an order; the whole card is one link, apart from the one that pays. */
export function OrderCard({ order }: { order: Order }) {
  const t = useTranslate();
  const language = useLanguage();
  const { _id, orderId, createdAt, date, items, currencySymbol } = order;
  const state: IdState = { id: _id };
  const placedAt = createdAt === '' ? date : createdAt;
  const named = items.filter(({ productName }) => productName !== '');
  return (
    <Card>
      <OrderPictures items={items} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ fontVariantNumeric: 'lining-nums' }}>
          <Link
            component={RouterLink}
            to={orderPath(_id)}
            state={state}
            underline="none"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {t(messages.order, { number: shortOrderNumber(orderId) })}
          </Link>
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {named.map(({ _id: itemId, productName, lang }, index) => (
            <Fragment key={itemId}>
              {index > 0 && <span>{t(components.comma)}</span>}
              <span {...textIn(lang)}>{productName}</span>
            </Fragment>
          ))}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{t(messages.placedOn)}</span>{' '}
          <time dateTime={placedAt === '' ? undefined : placedAt}>{formatOrderDate(placedAt)}</time>
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
        }}
      >
        <StatusBadge order={order} />
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'lining-nums' }}>
          <bdi>{formatMoney(order.order.price, currencySymbol, language)}</bdi>
        </Typography>
        <PayLink
          order={order}
          size="small"
          label={t(messages.payOrder, { number: shortOrderNumber(orderId) })}
          // Above the link of the card.
          sx={{ position: 'relative', zIndex: 1 }}
        />
      </Box>
    </Card>
  );
}
