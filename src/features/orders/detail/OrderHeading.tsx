import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { ArrowBackIcon } from '@/components/icons';
import { mirroredSx } from '@/components/LineIcon';
import type { OrderDetail } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { formatOrderDate } from '@/lib/dates';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { paths } from '@/lib/paths';
import { messages } from '../messages';
import { PayLink } from '../PayLink';
import { StatusBadge } from '../StatusBadge';

export interface OrderHeadingProps {
  order: Pick<
    OrderDetail,
    'orderId' | 'orderStatus' | 'createdAt' | 'paymentStatus' | 'paymentUrl'
  >;
  /** Signed-in customer; hidden on small screens, where the menu shows it. */
  account?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

const TopRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 44,
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  marginBlockStart: theme.spacing(1),
  [theme.breakpoints.up('md')]: { marginBlockStart: theme.spacing(3) },
}));

const Status = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
}));

/** Number, date and status of an order; small screens show a back button (product 11.4). */
export function OrderHeading({ order, account, ref }: OrderHeadingProps) {
  const t = useTranslate();
  const name = t(messages.order, { number: shortOrderNumber(order.orderId) });
  return (
    <Box component="header" sx={{ marginBlockEnd: { xs: 4, md: 6 } }}>
      <TopRow className="no-print">
        <IconButton
          href={paths.orders}
          aria-label={t(messages.backToOrders)}
          sx={{ display: { md: 'none' }, marginInlineStart: -1.25 }}
        >
          <ArrowBackIcon sx={mirroredSx} />
        </IconButton>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Breadcrumbs crumbs={[{ label: t(messages.title), to: paths.orders }, { label: name }]} />
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{account}</Box>
      </TopRow>
      <Title>
        <Typography ref={ref} variant="h1" tabIndex={-1} sx={{ fontVariantNumeric: 'lining-nums' }}>
          {name}
        </Typography>
        <Status>
          <StatusBadge order={order} />
          <PayLink order={order} size="small" />
        </Status>
      </Title>
      <Typography color="textSecondary">
        <span>{t(messages.placedOn)}</span>{' '}
        <time dateTime={order.createdAt === '' ? undefined : order.createdAt}>
          {formatOrderDate(order.createdAt)}
        </time>
      </Typography>
    </Box>
  );
}
