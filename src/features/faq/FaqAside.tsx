import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { bookingPath } from '@/lib/paths';
import { phoneHref } from '@/lib/phoneHref';
import { useKnownShop } from '@/store/useKnownShop';
import { messages } from './messages';

const contactLink = { display: 'inline-block', paddingBlock: 1 };

/** Contact details beside the questions. */
export function FaqAside() {
  const shop = useKnownShop();
  const t = useTranslate();
  return (
    <Box component="aside" sx={{ position: { md: 'sticky' }, insetBlockStart: { md: 112 } }}>
      <Typography variant="h3" component="p">
        {t(messages.stillAsking)}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1.5, maxWidth: '36ch' }}>
        {t(messages.stillAskingText)}
      </Typography>
      {shop && (
        <>
          <Link href={phoneHref(shop.phone)} underline="always" sx={contactLink}>
            <bdi>{shop.phone}</bdi>
          </Link>
          <br />
          <Link href={`mailto:${shop.email}`} underline="always" sx={contactLink}>
            {shop.email}
          </Link>
        </>
      )}
      <Box sx={{ marginBlockStart: 3 }}>
        <Button href={bookingPath}>{t(components.bookVisit)}</Button>
      </Box>
    </Box>
  );
}
