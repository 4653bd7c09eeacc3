import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { MenuIcon } from '@/components/icons';
import { lazyDialog } from '@/components/lazyDialog';
import { messages } from './messages';

const MobileMenu = lazyDialog(async () => (await import('./MobileMenu')).MobileMenu);

/** Opens the navigation links in a drawer on small screens. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        sx={{ display: { md: 'none' }, '@media (scripting: none)': { display: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <MobileMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
