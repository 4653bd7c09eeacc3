import Link from '@mui/material/Link';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { MAIN_ID } from './Main';

/** First tab stop: skips the navigation. A plain anchor, so that the browser moves focus. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <Link
      component="a"
      href={`#${MAIN_ID}`}
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        insetBlockStart: -80,
        zIndex: 'tooltip',
        padding: 1.5,
        bgcolor: 'background.paper',
        '&:focus': { insetBlockStart: 16 },
      }}
    >
      {t(messages.skip)}
    </Link>
  );
}
