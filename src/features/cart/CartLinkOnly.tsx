import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '@/lib/paths';
import { sharedMessages } from './sharedMessages';

/** Stands in for the panel when its code could not be fetched: the cart has a page of its own. */
export function CartLinkOnly({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Box
      id={id}
      role="dialog"
      aria-label={sharedMessages.title}
      sx={{
        position: 'absolute',
        insetInlineEnd: 0,
        padding: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button component={Link} to={paths.cart} onClick={onClose} sx={{ whiteSpace: 'nowrap' }}>
        {sharedMessages.viewCart}
      </Button>
    </Box>
  );
}
