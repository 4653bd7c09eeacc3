import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import MuiToolbar from '@mui/material/Toolbar';
import { Link } from 'react-router';
import { SearchIcon } from '@/components/icons';
import { messages as components } from '@/components/messages';
import { CartButton } from '@/features/cart/CartButton';
import { useHideOnScroll } from '@/hooks/useHideOnScroll';
import { useIsOffline } from '@/hooks/useIsOffline';
import { useTranslate } from '@/i18n/useTranslate';
import { bookingPath, paths } from '@/lib/paths';
import { colours, easeOut, layout, motion } from '@/theme/tokens';
import { BarLink } from './BarLink';
import { fabricsLink } from './links';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuButton } from './MenuButton';
import { messages } from './messages';
import { NavLinks } from './NavLinks';
import { OfflineBanner } from './OfflineBanner';
import { Wordmark } from './Wordmark';

const TOP_BAR_ID = 'top-bar';

const Bar = styled(AppBar)({
  transition: `transform ${motion.settle}ms ${easeOut}`,
  // Stays visible while focused or hovered.
  '&[data-hidden=true]:not(:focus-within)': { transform: 'translateY(-101%)' },
  '@media (hover: hover)': { '&[data-hidden=true]:hover': { transform: 'none' } },
});

const Toolbar = styled(MuiToolbar)(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: theme.spacing(1),
  width: '100%',
  maxWidth: layout.container,
  marginInline: 'auto',
  paddingInline: theme.spacing(1),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto 1fr',
    paddingInline: theme.spacing(3),
  },
}));

const fabricsSx = {
  display: { xs: 'none', md: 'inline-flex' },
  marginInlineEnd: 1,
  // Too narrow for all links; the fabrics are also in the hero, the footer and the search.
  '@container (max-width: 74rem)': { display: { md: 'none' } },
  // Without scripts the drawer cannot open.
  '@media (scripting: none)': { display: 'inline-flex' },
};

const BookingLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  paddingBlock: 12,
  color: 'inherit',
  fontWeight: 500,
  textDecorationColor: colours.gold,
  textUnderlineOffset: 6,
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('md')]: { display: 'block' },
  marginInline: 8,
}));

const switchSx = {
  padding: 1.5,
  // Narrow phones, and larger ones with large text, have it in the menu. A query in rem follows the size of the text.
  '@container (max-width: 21.5rem)': { display: 'none' },
};

/** Bar at the top of every page; hides on scroll down and returns on scroll up. Offline it stays, with a banner. */
export function TopBar() {
  const t = useTranslate();
  const isScrolledDown = useHideOnScroll(layout.topBar * 2);
  const isHidden = !useIsOffline() && isScrolledDown;
  return (
    <>
      {/* Chromium would paint an empty first frame before it parses the body, which delays the next one. */}
      {/* https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect */}
      <link rel="expect" href={`#${TOP_BAR_ID}`} blocking="render" />
      <Bar id={TOP_BAR_ID} data-hidden={isHidden}>
        <Toolbar disableGutters>
          <MenuButton />
          <Wordmark />
          <NavLinks />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center' }}>
            <BarLink to={fabricsLink.to} end sx={fabricsSx}>
              {t(fabricsLink.label)}
            </BarLink>
            <BookingLink to={bookingPath}>{t(components.bookVisit)}</BookingLink>
            <LanguageSwitch variant="body2" sx={switchSx} />
            <IconButton
              component={Link}
              to={paths.products}
              state={{ search: true }}
              aria-label={t(messages.search)}
            >
              <SearchIcon />
            </IconButton>
            <CartButton />
          </Box>
        </Toolbar>
        <OfflineBanner />
      </Bar>
    </>
  );
}
