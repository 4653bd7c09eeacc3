import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { KnownOrder } from '@/api/known/knownOrder';
import { lazyPart } from '@/components/lazyPart';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import type { OrderDetail, ShippingAddress } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { orderPath } from '@/lib/paths';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { OrderAgain } from '../again/OrderAgain';
import type { AddToCart } from '../again/useReorder';
import { OrderQuestion } from '../OrderQuestion';
import { CancelOrder } from '../cancel/CancelOrder';
import { CancelRefused } from '../cancel/CancelRefused';
import { messages } from '../messages';
import { NextSteps } from '../next/NextSteps';
import { OrderNotes } from '../OrderNotes';
import { OrderHeading } from './OrderHeading';
import { OrderItems } from './OrderItems';
import { OrderTotals } from './OrderTotals';
import { PaymentState } from './PaymentState';
import { ShippingAddressBlock } from './ShippingAddressBlock';
import { InvoiceLinks } from '../invoice/InvoiceLinks';
import { TrackPanel } from '../timeline/TrackPanel';
import type { CancelEnd } from '../cancel/useCancelOrder';

export interface OrderDetailViewProps {
  order: OrderDetail | KnownOrder;
  /** `undefined` until the order is loaded. */
  shippingAddress?: ShippingAddress;
  /** Shown in place of what the list of orders does not hold. */
  pending?: ReactNode;
  /** Signed-in customer, shown above the order. */
  account?: ReactNode;
  /** Refetches the order. */
  onRefresh: () => void;
  addToCart: AddToCart;
}

const OrderComplaints = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "complaints" */ '../complaints/OrderComplaints'))
      .OrderComplaints,
);

const FittingTime = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "order-dialogs" */ '../fitting/FittingTime')).FittingTime,
  { pending: <Skeleton height={220} /> },
);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(320px, 427px) minmax(0, 1fr)',
    gap: theme.spacing(8),
  },
  '@media print': { gridTemplateColumns: '1fr', gap: theme.spacing(3) },
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
  '& > section': { breakInside: 'avoid' },
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

/** Order with progress, items, address and payment (product 11.4). */
export function OrderDetailView(props: OrderDetailViewProps) {
  const t = useTranslate();
  const { order, shippingAddress, pending, account, onRefresh, addToCart } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const isCancelOffered = order.orderStatus !== 'Delivered';

  const handleCancelEnd = (end: CancelEnd) => {
    heading.current?.focus();
    if (end.kind === 'cancelled') return;
    setRefusal(end.reason);
    onRefresh();
  };

  return (
    <>
      <OrderHeading ref={heading} order={order} account={account} />
      {refusal !== undefined && (
        <Box sx={{ marginBlockEnd: { xs: 4, md: 6 } }}>
          <CancelRefused reason={refusal} />
        </Box>
      )}
      <Columns>
        <TrackColumn>
          <AfterFirstPaint>
            <TrackPanel order={order} />
          </AfterFirstPaint>
        </TrackColumn>
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          {'remakeOf' in order && order.remakeOf && (
            <Typography>
              <span>{t(messages.remakeOf)}</span>{' '}
              <Link component={RouterLink} to={orderPath(order.remakeOf._id)}>
                {t(messages.order, { number: shortOrderNumber(order.remakeOf.orderId) })}
              </Link>
            </Typography>
          )}
          <Block title={t(messages.details)}>
            <OrderItems items={order.items} currencySymbol={order.currencySymbol} />
          </Block>
          <AfterFirstPaint>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <OrderAgain
                items={order.items}
                currencySymbol={order.currencySymbol}
                addToCart={addToCart}
              />
              <OrderQuestion orderNumber={order.orderId} status={order.orderStatus} />
            </Box>
            {shippingAddress !== undefined && 'price' in order ? (
              <>
                {(order.madeDelivery?.canBookFitting === true || order.madeDelivery?.fitting) && (
                  <FittingTime order={order} />
                )}
                <NextSteps order={order} address={shippingAddress} />
                <Blocks>
                  <Block title={t(messages.summary)}>
                    <OrderTotals {...order} />
                  </Block>
                  <Block title={t(messages.payment)}>
                    <PaymentState order={order} />
                    {order.invoices !== undefined && order.invoices.length > 0 && (
                      <InvoiceLinks orderId={order._id} invoices={order.invoices} />
                    )}
                  </Block>
                  <Block title={t(messages.shippingAddress)}>
                    <ShippingAddressBlock address={shippingAddress} />
                  </Block>
                  {(order.additionalInfo ?? '') !== '' && (
                    <OrderNotes text={order.additionalInfo ?? ''} />
                  )}
                  {isCancelOffered && (
                    <Block title={t(messages.cancellation)} className="no-print">
                      <CancelOrder order={order} onEnd={handleCancelEnd} />
                    </Block>
                  )}
                </Blocks>
                <OrderComplaints order={order} />
              </>
            ) : (
              pending
            )}
          </AfterFirstPaint>
        </Box>
      </Columns>
    </>
  );
}
