import { styled } from '@mui/material/styles';
import { CheckIcon } from '@/components/icons/CheckIcon';
import { CloseIcon } from '@/components/icons/CloseIcon';
import { useTranslate } from '@/i18n/useTranslate';
import { describeStatus } from './orderStatus';
import { stepIcons } from './timeline/stepIcons';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontWeight: theme.typography.fontWeightMedium,
  whiteSpace: 'nowrap',
  color: theme.palette.primary.dark,
  '& svg': { fontSize: '1.125rem' },
  '&[data-status=Cancelled]': { color: theme.palette.error.main },
  '&[data-status=Delivered]': { color: theme.palette.success.main },
}));

/** Order status as icon and text. */
export function StatusBadge({ status }: { status: string }) {
  const t = useTranslate();
  return (
    <Badge data-status={status}>
      {status === 'Cancelled' ? <CloseIcon /> : (stepIcons.get(status) ?? <CheckIcon />)}
      {describeStatus(t, status)}
    </Badge>
  );
}
