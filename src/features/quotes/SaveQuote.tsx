import { useNavigate } from 'react-router';
import { quotesApi } from '@/api/quotes';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import type { QuoteRequest } from '@/contract/quotes';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useTranslate } from '@/i18n/useTranslate';
import { quotePath } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './messages';
import { useQuoteRequest } from './useQuoteRequest';

export interface SaveQuoteProps {
  /** What is quoted; `undefined` when the server has refused to keep one of its windows. */
  collect: () => Promise<QuoteRequest | undefined>;
  /** Of what, where there are several. */
  of?: string;
}

/** Stores sizes and finished windows as a quote, and opens it (product 16.30). */
export function SaveQuote({ collect, of }: SaveQuoteProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { keyFor, reset } = useIdempotencyKey();
  const { isRunning, send } = useQuoteRequest('saveQuote');
  const { saveQuote } = quotesApi.endpoints;

  const save = () =>
    send<string>(
      async () => {
        const quote = await collect();
        if (quote === undefined) return {};
        const body = { ...quote, idempotencyKey: keyFor(quote) };
        return dispatch(saveQuote.initiate(body, { track: false }));
      },
      async (token) => {
        reset();
        await navigate(quotePath(token));
      },
    );

  return (
    <Button variant="outlined" aria-busy={isRunning} onClick={ignoreDoubleClick(save)}>
      {of === undefined ? t(messages.save) : t(messages.saveOf, { name: of })}
    </Button>
  );
}
