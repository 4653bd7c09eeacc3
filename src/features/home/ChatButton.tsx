import IconButton from '@mui/material/IconButton';
import { ChatIcon } from '@/components/icons';
import { company } from '@/content/company';
import { homeMessages } from './messages';

/** Above the bar that some phones draw over the page. */
const EDGE = 'max(16px, env(safe-area-inset-bottom))';

/** Floating button of the home page that opens a chat with the company (product 3.1). */
export function ChatButton() {
  return (
    <IconButton
      href={company.whatsappHref}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={homeMessages.chat + homeMessages.newWindow}
      sx={{
        position: 'fixed',
        // On wide screens it stands in the margin, beside the content.
        insetInlineEnd: { xs: 16, md: 12 },
        insetBlockEnd: EDGE,
        zIndex: 'speedDial',
        color: 'night.contrastText',
        bgcolor: 'night.main',
        borderRadius: '50%',
        width: 48,
        height: 48,
        border: 1,
        borderColor: 'primary.main',
        displayPrint: 'none',
        '&:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      <ChatIcon />
    </IconButton>
  );
}
