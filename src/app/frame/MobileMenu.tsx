import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { CloseIcon } from '@/components/icons';
import { deliberately } from '@/lib/deliberately';
import { AccountBlock } from './AccountBlock';
import { menuLinks } from './links';
import { messages } from './messages';
import { Wordmark } from './Wordmark';

export interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

const MenuLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'block',
  paddingBlock: theme.spacing(1.75),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  color: 'inherit',
  textDecoration: 'none',
  '&[aria-current=page]': { color: theme.palette.primary.dark },
}));

/** The drawer of small screens: six links, then who is signed in (spec §2, decisions §3). */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  return (
    <Drawer
      anchor="left"
      open={isOpen}
      onClose={deliberately(onClose)}
      slotProps={{ paper: { 'aria-label': messages.menu, sx: { width: 'min(22.5rem, 88vw)' } } }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 1, padding: 3 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 2 }}>
          <Box onClick={onClose}>
            <Wordmark />
          </Box>
          <IconButton
            aria-label={messages.closeMenu}
            onClick={onClose}
            sx={{ marginInlineEnd: -1.25 }}
          >
            <CloseIcon />
          </IconButton>
        </Box>
        <Box component="nav" aria-label={messages.menu} sx={{ flexGrow: 1 }}>
          {menuLinks.map(({ label, to }) => (
            <MenuLink key={to} to={to} end onClick={onClose}>
              {label}
            </MenuLink>
          ))}
        </Box>
        <AccountBlock onLeave={onClose} />
      </Box>
    </Drawer>
  );
}
