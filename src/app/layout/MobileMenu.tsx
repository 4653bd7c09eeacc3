import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { OverlayLinks } from '@/hooks/navigation/OverlayLinks';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { useTranslate } from '@/i18n/useTranslate';
import { AccountBlock } from './AccountBlock';
import { LanguageSwitch } from './LanguageSwitch';
import { bookingLink, fabricsLink, menuLinks, type LayoutLink } from './links';
import { menuMessages } from './messages';
import { Wordmark } from './Wordmark';

export interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

const MenuLink = styled(ListItemButton)(({ theme }) => ({
  ...theme.typography.h3,
  paddingBlock: theme.spacing(1.75),
  '&.Mui-focusVisible': { backgroundColor: 'transparent' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'transparent' } },
  '&[aria-current=page]': { color: theme.palette.primary.dark },
})) as typeof ListItemButton;

/** Drawer of small screens: the links of the shop, the fabrics, then the account (product 2.6). */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const t = useTranslate();
  const toMenuLink = ({ label, to }: LayoutLink) => (
    <MenuLink key={to} component={NavLink} to={to} end replace disableGutters divider>
      {t(label)}
    </MenuLink>
  );
  return (
    <Drawer
      anchor="left"
      open={isOpen}
      onClose={ignoreDoubleClick(onClose)}
      slotProps={{
        paper: { 'aria-label': t(menuMessages.menu), sx: { width: 'min(22.5rem, 88vw)' } },
      }}
    >
      <OverlayLinks onClose={onClose}>
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 1, padding: 3 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 2 }}>
            <Wordmark />
            <IconButton
              aria-label={t(menuMessages.closeMenu)}
              onClick={onClose}
              sx={{ marginInlineEnd: -1.25 }}
            >
              <CloseIcon />
            </IconButton>
          </Box>
          <List component="nav" aria-label={t(menuMessages.menu)} disablePadding>
            {menuLinks.map(toMenuLink)}
          </List>
          <Box sx={{ flexGrow: 1 }}>{toMenuLink(fabricsLink)}</Box>
          <Button href={bookingLink.to} fullWidth sx={{ marginBlockStart: 3 }}>
            {t(bookingLink.label)}
          </Button>
          <LanguageSwitch sx={{ alignSelf: 'start', paddingBlock: 1.25, marginBlockStart: 2 }} />
          <AccountBlock />
        </Box>
      </OverlayLinks>
    </Drawer>
  );
}
