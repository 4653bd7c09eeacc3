import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import type { OrderDetail, ShippingAddress } from '@/contract/orders';
import { CancelOrder } from './CancelOrder';
import { OrderHeading } from './OrderHeading';
import { OrderItems } from './OrderItems';
import { OrderTotals } from './OrderTotals';
import { PaymentState } from './PaymentState';
import { ShippingAddressBlock } from './ShippingAddressBlock';
import { TrackPanel } from './TrackPanel';

export interface OrderDetailViewProps {
  order: OrderDetail;
  shippingAddress: ShippingAddress;
  /** Asks the server for the order again. */
  onRefresh: () => void;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(320px, 427px) minmax(0, 1fr)',
    gap: theme.spacing(8),
  },
  '@media print': { gridTemplateColumns: '1fr' },
}));

const TrackColumn = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', position: 'sticky', insetBlockStart: 96 },
  '@media print': { display: 'block', position: 'static' },
}));

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

interface BlockProps {
  title: string;
  children: ReactNode;
  className?: string;
}

function Block({ title, children, className }: BlockProps) {
  return (
    <section className={className}>
      <Typography variant="overline" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Box sx={{ marginBlockStart: 1 }}>{children}</Box>
    </section>
  );
}

/** An order with its progress, items, address and payment (spec §2). */
export function OrderDetailView({ order, shippingAddress, onRefresh }: OrderDetailViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isCancelOffered = order.orderStatus !== 'Delivered';
  return (
    <>
      <OrderHeading ref={heading} order={order} />
      <Columns>
        <TrackColumn>
          <TrackPanel order={order} />
        </TrackColumn>
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <Block title="Order details">
            <OrderItems items={order.items} currencySymbol={order.currencySymbol} />
          </Block>
          <Blocks>
            <Block title="Order summary">
              <OrderTotals {...order} />
            </Block>
            <Block title="Payment">
              <PaymentState order={order} />
            </Block>
            <Block title="Shipping address">
              <ShippingAddressBlock address={shippingAddress} />
            </Block>
            {isCancelOffered && (
              <Block title="Cancellation" className="no-print">
                <CancelOrder
                  order={order}
                  onConflict={onRefresh}
                  onCancelled={() => heading.current?.focus()}
                />
              </Block>
            )}
          </Blocks>
        </Box>
      </Columns>
    </>
  );
}
