import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { MenuIcon } from '@/components/icons';
import { onDemand } from '@/components/onDemand';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';

// Its dialog is of no use before it is opened.
const MobileMenu = onDemand(async () => (await import('./MobileMenu')).MobileMenu);

/** Opens the links of the bar in a drawer, where the window has no room for them. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const dispatch = useAppDispatch();
  const handleFailure = () => {
    setIsOpen(false);
    dispatch(showToast({ message: messages.menuFailed, variant: 'error' }));
  };

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
      <MobileMenu
        isWanted={isOpen}
        onFailed={handleFailure}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
