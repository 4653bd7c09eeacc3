import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { productDetailsApi } from '@/api/productDetails';
import { Picture } from '@/components/Picture';
import { useTranslate } from '@/i18n/useTranslate';
import type { PendingCartLine } from '@/lib/signInIntent';
import { textIn } from '@/lib/textIn';
import { messages } from './messages';

const { useQueryState } = productDetailsApi.endpoints.getProductDetails;

/** Products that are named; the others are only kept. */
const SHOWN = 3;

/** Image and name of a product from the cache, because the customer comes from its page; nothing after a reload. */
function KeptProduct({ id }: { id: string }) {
  const product = useQueryState(id).data?.productDetail;
  if (product === undefined) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '56px minmax(0, 1fr)',
        columnGap: 2,
        alignItems: 'center',
        marginBlockEnd: 1.5,
      }}
    >
      <Picture src={product.images[0]} alt="" ratio="1 / 1" sizes="56px" />
      <Typography {...textIn(product.lang)} sx={{ fontWeight: 500 }}>
        {product.name}
      </Typography>
    </Box>
  );
}

/** What goes into the cart after sign-in, above its form (product 10.1). */
export function KeptChoice({ lines }: { lines: readonly PendingCartLine[] }) {
  const t = useTranslate();
  const ids = [...new Set(lines.map(({ productId }) => productId))].slice(0, SHOWN);
  return (
    <Box
      sx={{
        padding: 2,
        marginBlockEnd: 3,
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {ids.map((id) => (
        <KeptProduct key={id} id={id} />
      ))}
      <Typography variant="body2">{t(messages.kept)}</Typography>
    </Box>
  );
}
