import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { quotesApi } from '@/api/quotes';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import type { Quote } from '@/contract/quotes';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { showToast } from '@/store/toasts';
import { messages } from './messages';
import { useAcceptQuote } from './useAcceptQuote';
import { useQuoteRequest } from './useQuoteRequest';

export interface QuoteActionsProps {
  quote: Pick<Quote, 'state' | 'isMine'>;
  /** Of its link. */
  token: string;
}

/** Puts a quote in the cart, mails, prints and withdraws it. Not on paper. */
export function QuoteActions({ quote: { state, isMine }, token }: QuoteActionsProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const questionId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { isAccepting, accept } = useAcceptQuote(token, state === 'open');
  const mailing = useQuoteRequest('mailQuote');
  const revoking = useQuoteRequest('revokeQuote');
  const { mailQuote, revokeQuote } = quotesApi.endpoints;
  const tell = ({ message }: { message: string }) => {
    dispatch(showToast({ message, variant: 'success' }));
  };
  const mail = () =>
    mailing.send(() => dispatch(mailQuote.initiate(token, { track: false })), tell);
  const revoke = () =>
    revoking.send(
      () => dispatch(revokeQuote.initiate(token, { track: false })),
      (said) => {
        tell(said);
        // Back does not return to what does not exist any more.
        return navigate(paths.products, { replace: true });
      },
    );
  return (
    <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 2 }}>
      {state === 'open' && (
        <Button aria-busy={isAccepting} onClick={ignoreDoubleClick(accept)}>
          {t(messages.accept)}
        </Button>
      )}
      {isSignedIn && (
        <Button variant="outlined" aria-busy={mailing.isRunning} onClick={ignoreDoubleClick(mail)}>
          {t(messages.mail)}
        </Button>
      )}
      <Button variant="outlined" onClick={() => window.print()}>
        {t(messages.print)}
      </Button>
      {isMine && state !== 'accepted' && !isAsking && (
        <Button variant="text" onClick={() => setIsAsking(true)}>
          {t(messages.revoke)}
        </Button>
      )}
      {isAsking && (
        <Box role="group" aria-labelledby={questionId} sx={{ flexBasis: '100%' }}>
          <Typography id={questionId}>{t(messages.revokeText)}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 1 }}>
            <Button variant="outlined" autoFocus onClick={() => setIsAsking(false)}>
              {t(messages.keep)}
            </Button>
            <Button
              variant="text"
              color="error"
              aria-busy={revoking.isRunning}
              onClick={ignoreDoubleClick(revoke)}
            >
              {t(messages.revokeConfirm)}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
