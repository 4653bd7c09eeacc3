import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { phoneHref } from '@/lib/phoneHref';
import { useShop } from '@/store/useShop';
import { messages } from '../messages';

export interface PaymentUnavailableProps {
  /** Referenced by `aria-describedby` of the disabled order button. */
  id: string;
}

/** Explains why ordering is disabled, with contact details. */
export function PaymentUnavailable({ id }: PaymentUnavailableProps) {
  const t = useTranslate();
  const shop = useShop();
  return (
    <Box
      id={id}
      role="status"
      sx={{ borderInlineStart: '3px solid', borderColor: 'primary.main', paddingInlineStart: 2 }}
    >
      <Typography sx={{ fontWeight: 500 }}>{t(messages.paymentNone)}</Typography>
      <Typography sx={{ marginBlockStart: 0.5 }}>
        <span>{t(shop ? messages.paymentNoneHelp : messages.paymentNoneKept)}</span>{' '}
        {shop && (
          <Link href={phoneHref(shop.phone)} underline="always">
            <bdi>{shop.phone}</bdi>
          </Link>
        )}
      </Typography>
    </Box>
  );
}
