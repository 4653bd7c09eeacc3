import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { messages as components } from '@/components/messages';
import { Picture } from '@/components/Picture';
import { useTranslate } from '@/i18n/useTranslate';
import { cardImages } from '@/lib/pictures';
import { productPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { compareMessages } from './messages';
import type { CompareColumn } from './useCompareColumns';

export interface CompareImageProps {
  column: CompareColumn;
  onRemove: () => void;
}

/** Image of a product, with the button that takes it out of the comparison. */
export function CompareImage({ column: { product }, onRemove }: CompareImageProps) {
  const t = useTranslate();
  const label =
    product === undefined
      ? t(compareMessages.removeUnknown)
      : t(compareMessages.remove, { name: product.name });
  return (
    <Box sx={{ position: 'relative', maxWidth: 260, '@media print': { maxWidth: 110 } }}>
      <Picture
        src={product && cardImages(product)[0]}
        alt=""
        ratio="1 / 1"
        sizes="(min-width: 900px) 260px, 8rem"
        isPriority
      />
      <IconButton
        aria-label={label}
        onClick={onRemove}
        sx={{
          displayPrint: 'none',
          position: 'absolute',
          insetBlockStart: 4,
          insetInlineEnd: 4,
          bgcolor: 'background.default',
        }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

/** Name of a product with the link to it, or why it has none. */
export function CompareName({ column }: Pick<CompareImageProps, 'column'>) {
  const t = useTranslate();
  const { id, product, isGone, hasFailed, isRetrying, refetch } = column;
  if (product !== undefined)
    return (
      <Link
        href={productPath(id)}
        color="inherit"
        sx={{ display: 'inline-block', minHeight: 24 }}
        {...textIn(product.lang)}
      >
        {product.name}
      </Link>
    );
  if (isGone) return <span>{t(compareMessages.gone)}</span>;
  if (!hasFailed)
    return (
      <div role="status" aria-label={t(compareMessages.loading)}>
        <Skeleton />
      </div>
    );
  return (
    <div role="alert">
      <span>{t(compareMessages.failed)}</span>{' '}
      <Button variant="text" loading={isRetrying} onClick={() => void refetch()}>
        {t(components.retry)}
      </Button>
    </div>
  );
}
