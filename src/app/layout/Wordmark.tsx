import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { company } from '@/content/company';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { LogoMark } from './LogoMark';
import { messages } from './messages';

/** Logo and name of the shop; links to the home page. */
export function Wordmark({ isOnDark = false }: { isOnDark?: boolean }) {
  const t = useTranslate();
  const shop = useContent(company);
  return (
    <Link
      href={paths.home}
      underline="none"
      aria-label={t(messages.wordmark)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minHeight: 44 }}
    >
      <Box component="span" sx={{ display: 'flex', color: isOnDark ? undefined : 'primary.main' }}>
        <LogoMark />
      </Box>
      <Box
        component="span"
        sx={{ fontFamily: 'h1.fontFamily', fontWeight: 600, fontSize: '1.625rem' }}
      >
        {shop.name}
      </Box>
    </Link>
  );
}
