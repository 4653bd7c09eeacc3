import IconButton from '@mui/material/IconButton';
import { MenuIcon } from '@/components/icons/MenuIcon';
import { lazyDialog } from '@/components/lazyDialog';
import { useHistoryOverlay } from '@/hooks/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

const MobileMenu = lazyDialog(async () => (await import('./MobileMenu')).MobileMenu);

/** Opens the navigation links in a drawer on small screens. */
export function MenuButton() {
  const t = useTranslate();
  const { isOpen, open, close } = useHistoryOverlay('menu');
  return (
    <>
      <IconButton
        aria-label={t(messages.openMenu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        sx={{ display: { md: 'none' }, '@media (scripting: none)': { display: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <MobileMenu isOpen={isOpen} onClose={close} />
    </>
  );
}
