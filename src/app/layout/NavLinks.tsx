import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { colours, easeOut, motion } from '@/theme/tokens';
import { topBarLinks } from './links';
import { messages } from './messages';

const BarLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.overline,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  backgroundImage: `linear-gradient(${colours.gold}, ${colours.gold})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center bottom 8px',
  backgroundSize: '0 2px',
  transition: `background-size ${motion.settle}ms ${easeOut}`,
  '&[aria-current=page]': { backgroundSize: '100% 2px' },
  '@media (hover: hover)': { '&:hover': { backgroundSize: '100% 2px' } },
}));

/** The links of the top bar; the current page is underlined in gold. */
export function NavLinks() {
  return (
    <Box
      component="nav"
      aria-label={messages.mainNavigation}
      sx={{
        display: { xs: 'none', md: 'flex' },
        justifyContent: 'center',
        // With enlarged text the links need a second line.
        flexWrap: 'wrap',
        columnGap: { xs: 2, md: 2.5, lg: 4.5 },
        // Without scripts the drawer cannot open.
        '@media (scripting: none)': { display: 'flex', gridColumn: '1 / -1' },
      }}
    >
      {topBarLinks.map(({ label, to }) => (
        <BarLink key={to} to={to} end>
          {label}
        </BarLink>
      ))}
    </Box>
  );
}
