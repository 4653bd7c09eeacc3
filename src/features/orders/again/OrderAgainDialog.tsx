import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import { SectionError } from '@/components/SectionError';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import type { OrderableItem } from '@/lib/reorder';
import { againMessages } from '../messages';
import { ReorderList } from './ReorderList';
import { useReorder, type AddToCart, type ReorderOutcome } from './useReorder';

export interface OrderAgainDialogProps {
  isOpen: boolean;
  onClose: () => void;
  items: readonly OrderableItem[];
  currencySymbol: string;
  addToCart: AddToCart;
}

const SKELETON_HEIGHT = 84;

/** What was added, and what was not. */
function Outcome({ outcome: { added, failed, hasFewer } }: { outcome: ReorderOutcome }) {
  const t = useTranslate();
  const names = failed.map(({ item }) => item.productName).join(t(components.comma));
  return (
    <div role="status">
      {added > 0 && <Typography>{t(againMessages.added, { count: added })}</Typography>}
      {hasFewer && <Typography>{t(againMessages.checkQuantities)}</Typography>}
      {failed.length > 0 && (
        <Typography color="error">{t(againMessages.failed, { names })}</Typography>
      )}
    </div>
  );
}

/** The items of an order at the prices of today; a press adds what is still sold to the cart (product 11.13). */
export function OrderAgainDialog(props: OrderAgainDialogProps) {
  const t = useTranslate();
  const { isOpen, onClose, items, currencySymbol, addToCart } = props;
  const titleId = useId();
  const { lines, hasFailed, retry, wanted, isAdding, outcome, add } = useReorder(items, addToCart);
  const isDone = outcome?.failed.length === 0;
  const hasCloth = wanted.some(({ item }) => item.soldAs === 'metre');
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t(againMessages.title)}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="textSecondary">{t(againMessages.intro)}</Typography>
        {hasFailed && <SectionError what={t(againMessages.what)} onRetry={retry} />}
        {lines === undefined && !hasFailed && (
          <Skeleton
            variant="rectangular"
            height={items.length * SKELETON_HEIGHT}
            aria-label={t(againMessages.loading)}
          />
        )}
        {lines !== undefined && <ReorderList lines={lines} currencySymbol={currencySymbol} />}
        {lines !== undefined && wanted.length === 0 && !isDone && (
          <Typography>{t(againMessages.allGone)}</Typography>
        )}
        {hasCloth && (
          <Typography variant="body2" color="textSecondary">
            {t(againMessages.dyeLot)}
          </Typography>
        )}
        {outcome !== undefined && <Outcome outcome={outcome} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t(againMessages.close)}
        </Button>
        {isDone ? (
          <Button href={paths.cart}>{t(againMessages.viewCart)}</Button>
        ) : (
          <Button disabled={wanted.length === 0} aria-busy={isAdding} onClick={() => void add()}>
            {isAdding ? t(againMessages.adding) : t(againMessages.add, { count: wanted.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
