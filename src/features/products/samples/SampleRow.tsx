import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '@/components/icons';
import { Picture } from '@/components/Picture';
import { useTranslate } from '@/i18n/useTranslate';
import { CompareName } from '../compare/CompareColumnHead';
import type { CompareColumn } from '../compare/useCompareColumns';
import { sampleMessages as messages } from '../compare/messages';

export interface SampleRowProps {
  cloth: CompareColumn;
  onRemove: () => void;
}

/** A cloth of the basket with its picture, and why no sample of it is sent. */
export function SampleRow({ cloth, onRemove }: SampleRowProps) {
  const t = useTranslate();
  const { product } = cloth;
  const name = product?.name ?? t(messages.unknown);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr) auto',
        gap: 2,
        alignItems: 'center',
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Picture src={product?.images[0]} alt="" ratio="1 / 1" sizes="72px" />
      <div>
        <CompareName column={cloth} />
        {product !== undefined && product.canSample !== true && (
          <Typography variant="body2" color="error">
            {t(messages.noSample)}
          </Typography>
        )}
      </div>
      <IconButton aria-label={t(messages.remove, { name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
