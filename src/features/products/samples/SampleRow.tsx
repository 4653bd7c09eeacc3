import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { CompareName } from '../compare/CompareColumnHead';
import type { CompareColumn } from '../compare/useCompareColumns';
import { sampleMessages as messages } from '../compare/messages';
import { RemovableRow } from '../shared/RemovableRow';

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
    <RemovableRow
      image={product?.images[0]}
      removeLabel={t(messages.remove, { name })}
      onRemove={onRemove}
    >
      <CompareName column={cloth} />
      {product !== undefined && product.canSample !== true && (
        <Typography variant="body2" color="error">
          {t(messages.noSample)}
        </Typography>
      )}
    </RemovableRow>
  );
}
