import { useNavigate } from 'react-router';
import { quotesApi } from '@/api/quotes';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import type { CartItem } from '@/contract/cart';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useTranslate } from '@/i18n/useTranslate';
import { quotePath } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './messages';
import { useQuoteRequest } from './useQuoteRequest';

export interface SaveQuoteProps {
  lines: readonly Pick<CartItem, 'sizeId' | 'quantity' | 'configuration'>[];
}

/** Stores the lines of the cart as a quote, and opens it (product 16.30). */
export function SaveQuote({ lines }: SaveQuoteProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { keyFor, reset } = useIdempotencyKey();
  const { isRunning, send } = useQuoteRequest('saveQuote');
  const offered = lines.filter(({ configuration }) => configuration?.unavailable !== true);
  if (offered.length === 0) return null;

  const save = () => {
    const quote = {
      sizeIds: offered.map(({ sizeId }) => sizeId),
      quantities: offered.map(({ quantity }) => quantity),
    };
    const { saveQuote } = quotesApi.endpoints;
    const body = { ...quote, idempotencyKey: keyFor(quote) };
    send(
      () => dispatch(saveQuote.initiate(body, { track: false })),
      async (token) => {
        reset();
        await navigate(quotePath(token));
      },
    );
  };

  return (
    <Button variant="outlined" aria-busy={isRunning} onClick={ignoreDoubleClick(save)}>
      {t(messages.save)}
    </Button>
  );
}
