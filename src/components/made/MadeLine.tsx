import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { CartConfiguration } from '@/contract/cart';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { asList, asRecord, asText } from '@/lib/coerce';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { copyPath, madePath } from '@/lib/paths';
import { copyText } from '@/lib/windows/copyText';
import { lineMessages } from './messages';

export interface MadeLineProps {
  configuration: CartConfiguration;
  currency: string;
  /** Name of the line. */
  label: string;
  productId: Id;
  sizeId: Id;
}

const Notes = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}));

/** The fit guarantee of a finished window, and until when its price holds, or what changed since it was added to the cart (product 16.15, 16.27). */
export function MadeLine({ configuration, currency, label, productId, sizeId }: MadeLineProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { validUntil, previousPrice, unavailable, isEditable, input } = configuration;
  // Each sentence once, because it is the key of its paragraph.
  const guarantee = new Set(asList(asRecord(input)['guarantee'], asText));
  return (
    <Notes>
      {[...guarantee].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {previousPrice !== undefined && (
        <p>
          {t(lineMessages.previousPrice, { price: formatMoney(previousPrice, currency, language) })}
        </p>
      )}
      {validUntil !== '' && unavailable === undefined && (
        <p>{t(lineMessages.validUntil, { day: formatDay(validUntil, language) })}</p>
      )}
      {unavailable === true && (
        <Box component="p" sx={{ color: 'error.main' }}>
          {t(lineMessages.unavailable)}
        </Box>
      )}
      {isEditable && input !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Link
            href={madePath(productId, sizeId)}
            underline="always"
            aria-label={t(lineMessages.editLine, { label })}
          >
            {t(lineMessages.edit)}
          </Link>
          <Link
            href={copyPath(productId, copyText(input))}
            underline="always"
            aria-label={t(lineMessages.copyLine, { label })}
          >
            {t(lineMessages.copy)}
          </Link>
        </Box>
      )}
    </Notes>
  );
}
