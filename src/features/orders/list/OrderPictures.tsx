import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Picture } from '@/components/Picture';
import type { OrderItem } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

const MAX_IMAGES = 3;

/** First images of an order, followed by the number of further items. */
export function OrderPictures({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslate();
  const hidden = items.length - MAX_IMAGES;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: { sm: 248 } }}>
      {items.slice(0, MAX_IMAGES).map(({ _id, images }) => (
        <Box key={_id} sx={{ width: 76 }}>
          <Picture src={images[0]} alt="" ratio="1 / 1" sizes="76px" />
        </Box>
      ))}
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(messages.more, { count: hidden })}
        </Typography>
      )}
    </Box>
  );
}
