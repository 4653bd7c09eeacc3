import Box from '@mui/material/Box';
import { useRef } from 'react';
import { selectCartLineKeys } from '@/api/cart';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector } from '@/store/hooks';
import { CartEmpty } from './CartEmpty';
import { CartSkeleton } from './CartSkeleton';
import { CartTable } from './CartTable';
import { messages } from './messages';
import { useCartState } from './useCartState';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** Cart lines, used by the cart page and the cart panel. */
export function CartLines({ headingId }: { headingId: string }) {
  const t = useTranslate();
  const query = useCartState();
  const lineKeys = useAppSelector(selectCartLineKeys);
  const list = useRef<HTMLDivElement>(null);
  const handleClick = useFocusAfterRemoval(list, lineKeys, headingId);

  return (
    <Box ref={list} onClickCapture={handleClick}>
      <QueryState
        query={query}
        data={query.isLoaded ? lineKeys : undefined}
        what={t(messages.subject)}
        skeleton={<CartSkeleton />}
      >
        {(keys) => (keys.length === 0 ? <CartEmpty /> : <CartTable lineKeys={keys} />)}
      </QueryState>
    </Box>
  );
}
