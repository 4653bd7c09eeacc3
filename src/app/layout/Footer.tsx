import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { factMessages } from '@/components/company/messages';
import { openingLines } from '@/components/company/openingLines';
import { messages as components } from '@/components/messages';
import { company } from '@/content/company';
import type { ShopFacts } from '@/contract/shop';
import { useContent } from '@/i18n/useContent';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { isolateAuto } from '@/lib/isolate';
import { paths } from '@/lib/paths';
import { phoneHref } from '@/lib/phoneHref';
import { textIn } from '@/lib/textIn';
import { useShop } from '@/store/useShop';
import { focusOnNight } from '@/theme/components/inputs';
import { colours, fluid, pairOrStack } from '@/theme/tokens';
import { footerMessages } from './messages';
import { footerLinks } from './links';
import { SocialIcons } from './SocialIcons';
import { Wordmark } from './Wordmark';

/** One column of the footer under its heading. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="overline" component="h2" sx={{ color: 'primary.main' }}>
        {title}
      </Typography>
      <Box
        sx={{
          marginBlockStart: 1.5,
          display: 'grid',
          gridTemplateColumns: { xs: pairOrStack, sm: 'none' },
          columnGap: 2,
          justifyItems: 'start',
          '& > address': { gridColumn: '1 / -1' },
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 5),
  paddingBlock: fluid(40, 88),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.6fr 1.2fr 1fr 1fr' },
}));

/** A registration in the last line. */
const Numbered = styled('span')(({ theme }) => ({
  display: 'block',
  [theme.breakpoints.up('md')]: { display: 'inline-block', marginInlineStart: '2ch' },
}));

const hairline = alpha(colours.nightText, 0.2);
const lineSx = { paddingBlock: 0.625 } as const;
/** Below the address, across both columns of phones. */
const factSx = { gridColumn: '1 / -1', marginBlockStart: 1 } as const;

/** Where the shop is and when it is open. */
function VisitColumn({ shop }: { shop: ShopFacts }) {
  const t = useTranslate();
  const language = useLanguage();
  const { address, mapUrl } = shop;
  return (
    <FooterColumn title={t(footerMessages.visitUs)}>
      <Typography
        variant="body2"
        component="address"
        {...textIn(shop.lang)}
        sx={{ fontStyle: 'normal', textWrap: 'balance' }}
      >
        <span>{address.street}</span>
        <br />
        <span>{[address.city, address.country].join(t(components.comma))}</span>
      </Typography>
      {openingLines(shop, t, language).map((line) => (
        <Typography key={line} variant="body2" sx={factSx}>
          {line}
        </Typography>
      ))}
      {mapUrl !== undefined && (
        <Link component="a" variant="body2" href={mapUrl} sx={{ ...lineSx, ...factSx }}>
          {t(factMessages.map)}
        </Link>
      )}
    </FooterColumn>
  );
}

/** Footer of every page: address, contact, legal links, the fabrics and what is known of the company (product 2.7). */
export function Footer({ facts }: { facts?: ShopFacts }) {
  const t = useTranslate();
  const brand = useContent(company);
  const known = useShop();
  const shop = facts ?? known;
  const { lang, legalName = brand.name, licence, trn, rating, socials } = shop ?? {};
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'night.main',
        color: 'night.light',
        ...focusOnNight,
        displayPrint: 'none',
      }}
    >
      <Container>
        <Columns>
          <Box sx={{ color: 'night.contrastText' }}>
            <Wordmark isOnDark />
            <Typography variant="h3" component="p" sx={{ marginBlock: 2, maxWidth: '20ch' }}>
              {brand.slogan}
            </Typography>
            <SocialIcons company={brand.name} links={socials}>
              {rating && (
                <Link component="a" variant="body2" href={rating.url} sx={lineSx}>
                  {t(factMessages.rating, { ...rating })}
                </Link>
              )}
            </SocialIcons>
          </Box>
          {shop && <VisitColumn shop={shop} />}
          {shop && (
            <FooterColumn title={t(footerMessages.contact)}>
              <Link component="a" variant="body2" href={`mailto:${shop.email}`} sx={lineSx}>
                {shop.email}
              </Link>
              <Link component="a" variant="body2" href={phoneHref(shop.phone)} sx={lineSx}>
                <bdi>{shop.phone}</bdi>
              </Link>
            </FooterColumn>
          )}
          <FooterColumn title={t(footerMessages.information)}>
            <Typography variant="body2" sx={lineSx}>
              {t(footerMessages.blog)}
            </Typography>
            <Link variant="body2" href={paths.terms} sx={lineSx}>
              {t(footerMessages.terms)}
            </Link>
            <Link variant="body2" href={paths.privacy} sx={lineSx}>
              {t(footerMessages.privacy)}
            </Link>
            {footerLinks.map(({ label, to }) => (
              <Link key={to} variant="body2" href={to} sx={lineSx}>
                {t(label)}
              </Link>
            ))}
          </FooterColumn>
        </Columns>
        <Typography
          variant="caption"
          component="p"
          sx={{
            // Keeps text clear of the floating chat button on small screens.
            paddingInlineEnd: { xs: 9, md: 0 },
            paddingBlock: 3,
            borderBlockStart: '1px solid',
            borderColor: hairline,
            overflowWrap: 'anywhere',
          }}
        >
          <span>
            {t(footerMessages.rights, {
              year: brand.copyrightYear,
              name: lang === undefined ? legalName : isolateAuto(legalName),
            })}
          </span>
          {licence !== undefined && (
            <Numbered>{t(factMessages.licence, { number: licence })}</Numbered>
          )}
          {trn !== undefined && <Numbered>{t(factMessages.trn, { number: trn })}</Numbered>}
        </Typography>
      </Container>
    </Box>
  );
}
