import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { SearchIcon } from '@/components/icons';
import { CartButton } from '@/features/cart/CartButton';
import { useScrolledAway } from '@/hooks/useScrolledAway';
import { paths } from '@/lib/paths';
import { easeOut, layout, motion } from '@/theme/tokens';
import { topBarId } from '../firstView';
import { MenuButton } from './MenuButton';
import { messages } from './messages';
import { NavLinks } from './NavLinks';
import { Wordmark } from './Wordmark';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  transition: `transform ${motion.settle}ms ${easeOut}`,
  // Whoever stands in the bar keeps it, by keyboard or by pointer.
  '&[data-away=true]:not(:focus-within, :hover)': { transform: 'translateY(-101%)' },
  '@media print': { display: 'none' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: layout.topBarPhone,
  maxWidth: layout.container,
  marginInline: 'auto',
  paddingInline: theme.spacing(1),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto 1fr',
    minHeight: layout.topBar,
    paddingInline: theme.spacing(3),
  },
}));

/** The bar on top of every screen: hides on the way down, returns on the way up. */
export function TopBar() {
  const isAway = useScrolledAway(layout.topBar * 2);
  return (
    <Bar id={topBarId} data-away={isAway}>
      <Row>
        <MenuButton />
        <Wordmark />
        <NavLinks />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton
            component={Link}
            to={paths.products}
            state={{ search: true }}
            aria-label={messages.search}
          >
            <SearchIcon />
          </IconButton>
          <CartButton />
        </Box>
      </Row>
    </Bar>
  );
}
