import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router';
import { Breadcrumb } from '@/components/Breadcrumb';
import { ArrowBackIcon } from '@/components/icons';
import type { OrderDetail } from '@/contract/orders';
import { formatOrderDate } from '@/lib/dates';
import { lastFive } from '@/lib/lastFive';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { StatusBadge } from './StatusBadge';

export interface OrderHeadingProps {
  order: Pick<OrderDetail, 'orderId' | 'orderStatus' | 'createdAt'>;
  ref?: Ref<HTMLHeadingElement>;
}

/** Number, date and status of an order; on small screens an arrow leads back to the list (spec §2). */
export function OrderHeading({ order, ref }: OrderHeadingProps) {
  const number = `#${lastFive(order.orderId)}`;
  return (
    <Box component="header" sx={{ marginBlockEnd: { xs: 4, md: 6 } }}>
      <IconButton
        className="no-print"
        component={RouterLink}
        to={paths.orders}
        aria-label={messages.backToOrders}
        sx={{ display: { md: 'none' }, marginInlineStart: -1.25 }}
      >
        <ArrowBackIcon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
      </IconButton>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: messages.title, to: paths.orders },
            { label: `Order ${number}` },
          ]}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: 2,
          marginBlockStart: 2,
        }}
      >
        <Typography ref={ref} variant="h1" tabIndex={-1} sx={{ fontVariantNumeric: 'lining-nums' }}>
          {`Order ${number}`}
        </Typography>
        <StatusBadge status={order.orderStatus} />
      </Box>
      <Typography color="textSecondary">
        Placed on{' '}
        <time dateTime={order.createdAt === '' ? undefined : order.createdAt}>
          {formatOrderDate(order.createdAt)}
        </time>
      </Typography>
    </Box>
  );
}
