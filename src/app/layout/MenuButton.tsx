import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { MenuIcon } from '@/components/icons/MenuIcon';
import { lazyPart } from '@/components/lazyPart';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

interface OpenButtonProps {
  isOpen: boolean;
  onOpen: () => void;
}

const MobileMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "late" */ './MobileMenu')).MobileMenu,
);

// Memoised, because the hook of the menu renders with each navigation.
const OpenButton = memo(function OpenButton({ isOpen, onOpen }: OpenButtonProps) {
  const t = useTranslate();
  return (
    <IconButton
      aria-label={t(messages.openMenu)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      sx={{ display: { md: 'none' }, '@media (scripting: none)': { display: 'none' } }}
    >
      <MenuIcon />
    </IconButton>
  );
});

/** Opens the navigation links in a drawer on small screens. */
export function MenuButton() {
  const { isOpen, open, close } = useHistoryOverlay('menu');
  return (
    <>
      <OpenButton isOpen={isOpen} onOpen={open} />
      <MobileMenu isOpen={isOpen} onClose={close} />
    </>
  );
}
