import IconButton from '@mui/material/IconButton';
import { MenuIcon } from '@/components/icons';
import { lazyPart } from '@/components/lazyPart';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

const MobileMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "late" */ './MobileMenu')).MobileMenu,
);

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
