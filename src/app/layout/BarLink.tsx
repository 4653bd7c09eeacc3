import { styled } from '@mui/material/styles';
import { memo, type ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { colours, easeOut, motion } from '@/theme/tokens';
import { SiteLink } from './SiteLink';

const Root = styled(SiteLink)(({ theme }) => ({
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

// Memoised, because most links are the same after a navigation.
const MemoRoot = memo(Root);

/** Link of the top bar, underlined in gold on its page. */
export function BarLink({ href, ...props }: ComponentProps<typeof Root>) {
  const { pathname } = useLocation();
  const isCurrent = pathname.toLowerCase() === href.toLowerCase();
  return <MemoRoot href={href} aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
