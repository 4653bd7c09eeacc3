import { useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import type { OrderItem } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { orderableItems } from '@/lib/reorder';
import { messages } from '../messages';
import type { AddToCart } from './useReorder';

const OrderAgainDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "order-dialogs" */ './OrderAgainDialog')).OrderAgainDialog,
);

export interface OrderAgainProps {
  items: readonly OrderItem[];
  currencySymbol: string;
  addToCart: AddToCart;
}

/** Opens the items of an order at the prices of today; nothing when the server does not identify them. */
export function OrderAgain({ items, currencySymbol, addToCart }: OrderAgainProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const orderable = useMemo(() => orderableItems(items), [items]);
  if (orderable.length === 0) return null;
  return (
    <>
      <Button variant="outlined" className="no-print" onClick={() => setIsOpen(true)}>
        {t(messages.orderAgain)}
      </Button>
      <OrderAgainDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        items={orderable}
        currencySymbol={currencySymbol}
        addToCart={addToCart}
      />
    </>
  );
}
