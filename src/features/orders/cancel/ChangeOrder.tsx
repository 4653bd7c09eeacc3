import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { useChangeOrder } from './useChangeOrder';
import type { CancelEnd } from './useCancelOrder';

export interface ChangeOrderProps {
  orderId: string;
  onEnd: (end: CancelEnd) => void;
}

/** Takes the windows of an order back into the cart, until their cloth is cut (product 11.17). */
export function ChangeOrder({ orderId, onEnd }: ChangeOrderProps) {
  const t = useTranslate();
  const hintId = useId();
  const { isChanging, change } = useChangeOrder(orderId, onEnd);
  return (
    <>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ marginBlock: 1.5 }}>
        {t(messages.changeHelp)}
      </Typography>
      <Button variant="outlined" aria-describedby={hintId} aria-busy={isChanging} onClick={change}>
        {t(messages.changeOrder)}
      </Button>
    </>
  );
}
