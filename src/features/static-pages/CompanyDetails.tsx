import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { addressLine } from '@/components/company/addressLine';
import { factMessages } from '@/components/company/messages';
import { openingLines } from '@/components/company/openingLines';
import { Section } from '@/components/Section';
import type { ShopFacts } from '@/contract/shop';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { isolateAuto } from '@/lib/isolate';
import { textIn } from '@/lib/textIn';
import { useShop } from '@/store/useShop';
import { messages } from './messages';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: theme.spacing(4),
  marginBlockStart: theme.spacing(4),
  overflowWrap: 'anywhere',
  '& h3': { marginBlockEnd: theme.spacing(1) },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1) },
  '& h3 + a': { marginBlockStart: theme.spacing(-1) },
}));

/** Where the company is, when it is open and how it is registered; nothing when no fact is set (product 1.4). */
export function CompanyDetails({ facts }: { facts?: ShopFacts }) {
  const t = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const known = useShop();
  const shop = facts ?? known;
  if (shop === undefined) return null;
  const { name, legalName, address, licence, trn, mapUrl, rating } = shop;
  const lines = openingLines(shop, t, language);
  const hasHours = lines.length > 0;
  if (!hasHours && [licence, trn, mapUrl, rating].every((fact) => fact === undefined)) return null;
  return (
    <Section labelledBy={titleId}>
      <Typography variant="h2" id={titleId}>
        {t(messages.details, { name: shop.lang === undefined ? name : isolateAuto(name) })}
      </Typography>
      <Columns>
        <div>
          <Typography variant="h4" component="h3">
            {t(messages.showroom)}
          </Typography>
          <Typography component="address" {...textIn(shop.lang)} sx={{ fontStyle: 'normal' }}>
            {addressLine(address, t)}
          </Typography>
          {mapUrl !== undefined && (
            <Link href={mapUrl} component="a" underline="always">
              {t(factMessages.map)}
            </Link>
          )}
        </div>
        {hasHours && (
          <div>
            <Typography variant="h4" component="h3">
              {t(messages.hours)}
            </Typography>
            {lines.map((line) => (
              <Typography key={line}>{line}</Typography>
            ))}
          </div>
        )}
        {(licence ?? trn) !== undefined && (
          <div>
            <Typography variant="h4" component="h3">
              {t(messages.registration)}
            </Typography>
            <Typography {...textIn(shop.lang)}>{legalName}</Typography>
            {licence !== undefined && (
              <Typography>{t(factMessages.licence, { number: licence })}</Typography>
            )}
            {trn !== undefined && <Typography>{t(factMessages.trn, { number: trn })}</Typography>}
          </div>
        )}
        {rating && (
          <div>
            <Typography variant="h4" component="h3">
              {t(messages.rating)}
            </Typography>
            <Link href={rating.url} component="a" underline="always">
              {t(factMessages.rating, { ...rating })}
            </Link>
          </div>
        )}
      </Columns>
    </Section>
  );
}
