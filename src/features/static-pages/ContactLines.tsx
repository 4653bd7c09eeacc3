import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { queryView } from '@/api/queryView';
import { useGetShopFactsQuery } from '@/api/shop';
import { SectionError } from '@/components/SectionError';
import { useTranslate } from '@/i18n/useTranslate';
import { phoneHref } from '@/lib/phoneHref';
import { useShop } from '@/store/useShop';
import { messages } from './messages';

/** E-mail address and phone number of the company, or the way to load them again. */
export function ContactLines() {
  const t = useTranslate();
  const shop = useShop();
  const { reason, isRetrying, refetch } = useGetShopFactsQuery(undefined, {
    selectFromResult: queryView,
  });
  if (shop === undefined)
    return (
      <SectionError
        what={t(messages.contactDetails)}
        reason={reason}
        isRetrying={isRetrying}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Box
      component="address"
      sx={{
        marginBlockStart: 6,
        padding: { xs: 3, sm: 4 },
        bgcolor: 'sand.main',
        fontStyle: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="h4" component="p" sx={{ marginBlockEnd: 1 }}>
        {t(messages.contact)}
      </Typography>
      <Link
        href={`mailto:${shop.email}`}
        underline="always"
        sx={{ display: 'inline-block', paddingBlock: 1, marginInlineEnd: 4 }}
      >
        {shop.email}
      </Link>
      <Link
        href={phoneHref(shop.phone)}
        underline="always"
        sx={{ display: 'inline-block', paddingBlock: 1 }}
      >
        <bdi>{shop.phone}</bdi>
      </Link>
    </Box>
  );
}
