import Box from '@mui/material/Box';
import { useRef } from 'react';
import { selectCartLineKeys } from '@/api/cart';
import { isApiError } from '@/api/errors';
import { SectionError } from '@/components/SectionError';
import { useAppSelector } from '@/store/hooks';
import { CartEmpty } from './CartEmpty';
import { CartSkeleton } from './CartSkeleton';
import { CartTable } from './CartTable';
import { messages } from './messages';
import { useCartState } from './useCartState';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** The lines of a customer's cart in whatever state they are; page and panel share it. */
export function CartLines({ headingId }: { headingId: string }) {
  const { isKnown, error, isFetching, refetch } = useCartState();
  const lineKeys = useAppSelector(selectCartLineKeys);
  const list = useRef<HTMLDivElement>(null);
  const notePress = useFocusAfterRemoval(list, lineKeys, headingId);

  const renderContent = () => {
    if (isKnown) {
      return lineKeys.length === 0 ? <CartEmpty /> : <CartTable lineKeys={lineKeys} />;
    }
    if (error === undefined) return <CartSkeleton />;
    return (
      <SectionError
        what={messages.subject}
        reason={isApiError(error) ? error.message : undefined}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  };

  return (
    <Box ref={list} onClickCapture={notePress}>
      {renderContent()}
    </Box>
  );
}
