import Box from '@mui/material/Box';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { sharedMessages } from './shared/messages';

/** Link to the cart page, shown when the chunk of the panel failed to load. */
export function CartLinkOnly({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Box
      id={id}
      role="dialog"
      aria-label={t(sharedMessages.title)}
      sx={{
        position: 'absolute',
        insetInlineEnd: 0,
        padding: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button href={paths.cart} onClick={onClose} sx={{ whiteSpace: 'nowrap' }}>
        {t(sharedMessages.viewCart)}
      </Button>
    </Box>
  );
}
