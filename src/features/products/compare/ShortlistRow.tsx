import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { LowestPrice } from '@/components/LowestPrice';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { productPath } from '@/lib/paths';
import { cardImages } from '@/lib/pictures';
import { textIn } from '@/lib/textIn';
import { RemovableRow } from '../shared/RemovableRow';
import { accountShortlistMessages as messages, shortlistMessages } from './messages';

export interface ShortlistRowProps {
  product: Product;
  currency: string;
  isCompared: boolean;
  /** The comparison has no room for it. */
  isDisabled: boolean;
  onCompare: (isWanted: boolean) => void;
  onRemove: () => void;
}

/** A product of the shortlist with picture and price, and whether it is compared. */
export function ShortlistRow(props: ShortlistRowProps) {
  const { product, currency, isCompared, isDisabled, onCompare, onRemove } = props;
  const t = useTranslate();
  const { _id: id, name, lang } = product;
  return (
    <RemovableRow
      image={cardImages(product)[0]}
      removeLabel={t(messages.remove, { name })}
      onRemove={onRemove}
    >
      <Link
        href={productPath(id)}
        color="inherit"
        sx={{ display: 'inline-block', minHeight: 24 }}
        {...textIn(lang)}
      >
        {name}
      </Link>
      <div>
        <LowestPrice product={product} currency={currency} />
      </div>
      <FormControlLabel
        label={t(shortlistMessages.toggle)}
        disabled={isDisabled}
        control={
          <Checkbox
            checked={isCompared}
            slotProps={{ input: { 'aria-label': t(messages.compare, { name }) } }}
            onChange={(_event, isWanted) => onCompare(isWanted)}
          />
        }
      />
    </RemovableRow>
  );
}
