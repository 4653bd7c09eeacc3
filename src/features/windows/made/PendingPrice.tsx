import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { budgetMessages } from '../messages';

/** As wide and high as a finished price, with as many lines in its place. */
export function PendingPrice() {
  const t = useTranslate();
  return (
    <Skeleton variant="text">
      <Typography variant="body2">{t(budgetMessages.finished, { price: 'AED 1,000' })}</Typography>
    </Skeleton>
  );
}
