import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { colours, easeOut, motion } from '@/theme/tokens';

/** Link of the top bar, underlined in gold on its page. */
export const BarLink = styled(NavLink)(({ theme }) => ({
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
