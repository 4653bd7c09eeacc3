import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '@/content/company';
import { paths } from '@/lib/paths';
import { focusOnNight } from '@/theme/components/inputs';
import { colours, fluid } from '@/theme/tokens';
import { FooterColumn } from './FooterColumn';
import { fabricsLink } from './links';
import { messages } from './messages';
import { SocialIcons } from './SocialIcons';
import { Wordmark } from './Wordmark';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  paddingBlock: fluid(56, 88),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.6fr 1.2fr 1fr 1fr' },
}));

const hairline = alpha(colours.nightText, 0.2);
const lineSx = { paddingBlock: 0.625 } as const;

/** Footer of every page: address, opening hours, contact, legal links and the fabrics (product 2.7). */
export function Footer() {
  const { address, hours } = company;
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
              {company.slogan}
            </Typography>
            <SocialIcons names={company.socials} />
          </Box>
          <FooterColumn title={messages.visitUs}>
            <Typography
              variant="body2"
              component="address"
              sx={{ fontStyle: 'normal', textWrap: 'balance' }}
            >
              {address.street}
              <br />
              {address.city}, {address.country}
            </Typography>
            {hours.map(({ days, time }) => (
              <Typography key={days} variant="body2" sx={{ marginBlockStart: 1 }}>
                {messages.openingHours(days, time)}
              </Typography>
            ))}
          </FooterColumn>
          <FooterColumn title={messages.contact}>
            <Link variant="body2" href={`mailto:${company.email}`} sx={lineSx}>
              {company.email}
            </Link>
            <Link variant="body2" href={company.phoneHref} sx={lineSx}>
              <bdi>{company.phone}</bdi>
            </Link>
          </FooterColumn>
          <FooterColumn title={messages.information}>
            <Typography variant="body2" sx={lineSx}>
              {messages.blog}
            </Typography>
            <Link variant="body2" href={paths.terms} sx={lineSx}>
              {messages.terms}
            </Link>
            <Link variant="body2" href={paths.privacy} sx={lineSx}>
              {messages.privacy}
            </Link>
            <Link variant="body2" href={fabricsLink.to} sx={lineSx}>
              {fabricsLink.label}
            </Link>
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
          }}
        >
          {messages.rights(company.copyrightYear, company.legalName)}
        </Typography>
      </Container>
    </Box>
  );
}
