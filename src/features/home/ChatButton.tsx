import IconButton from '@mui/material/IconButton';
import { createLineIcon } from '@/components/LineIcon';
import { useTranslate } from '@/i18n/useTranslate';
import { useShop } from '@/store/useShop';
import { homeMessages } from './messages';

const ChatIcon = createLineIcon(
  'M20.5 11.5a8.5 8.5 0 0 1-12.4 7.5L3.5 20.5l1.5-4.4A8.5 8.5 0 1 1 20.5 11.5zM8.5 10h7M8.5 13.5h4.5',
);

/** Keeps clear of the system bar on phones. */
const EDGE = 'max(16px, env(safe-area-inset-bottom))';

/** Floating WhatsApp chat button of the home page (product 3.1). */
export function ChatButton() {
  const t = useTranslate();
  const shop = useShop();
  if (shop === undefined) return null;
  return (
    <IconButton
      href={shop.chatUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t(homeMessages.chat) + t(homeMessages.newWindow)}
      sx={{
        position: 'fixed',
        // In the page margin on wide screens.
        insetInlineEnd: { xs: 16, md: 12 },
        insetBlockEnd: EDGE,
        zIndex: 'speedDial',
        // Above the booking form, which covers it otherwise.
        '&:focus-visible': { zIndex: 'appBar' },
        color: 'night.contrastText',
        bgcolor: 'night.main',
        borderRadius: '50%',
        width: 48,
        height: 48,
        border: 1,
        borderColor: 'primary.main',
        displayPrint: 'none',
        '@media (hover: hover)': {
          '&:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        },
        // MUI makes tapped icon buttons transparent.
        '@media (hover: none)': { '&:hover': { bgcolor: 'night.main' } },
      }}
    >
      <ChatIcon />
    </IconButton>
  );
}
