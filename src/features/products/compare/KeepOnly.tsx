import { isApiError } from '@/api/errors';
import { useGetShortlistQuery, useSaveShortlistMutation } from '@/api/shortlist';
import { Button } from '@/components/Button';
import type { Id } from '@/contract/common';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { accountShortlistMessages, replaceMessages } from './messages';

export interface KeepOnlyProps {
  productId: Id;
  onKept: () => void;
}

/** Keeps a product in the account and leaves the comparison as it is; nothing with a server that keeps none (product 5.27). */
export function KeepOnly({ productId, onKept }: KeepOnlyProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { data } = useGetShortlistQuery();
  const [saveShortlist] = useSaveShortlistMutation();
  const { isRunning, run } = useSingleFlight();
  if (data === undefined) return null;
  const keep = async () => {
    const { error } = await saveShortlist({ added: [productId], removed: [] });
    if (error === undefined) {
      dispatch(showToast({ message: t(replaceMessages.kept), variant: 'success' }));
      onKept();
      return;
    }
    const reason = isApiError(error) ? error.message : undefined;
    const message = reason ?? t(accountShortlistMessages.failed);
    dispatch(showToast({ message, variant: 'error', problemOf: 'saveShortlist' }));
  };
  return (
    <Button variant="text" aria-disabled={isRunning} onClick={() => run(keep)}>
      {t(replaceMessages.keepInAccount)}
    </Button>
  );
}
