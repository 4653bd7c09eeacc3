import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages, unitMessages } from '@/components/messages';
import { Picture } from '@/components/Picture';
import { ProductPrice } from '@/components/ProductPrice';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import type { SuggestionOption } from './suggestionOptions';

export interface SuggestionContentProps {
  option: SuggestionOption;
  currency: string;
}

/** Text of a suggestion; products have an image and a price. */
export function SuggestionContent({ option, currency }: SuggestionContentProps) {
  const t = useTranslate();
  if (option.kind === 'category') return <span {...textIn(option.lang)}>{option.label}</span>;
  if (option.kind !== 'product') return <span>{option.label}</span>;
  const { name, lang, image, price, soldAs } = option.product;
  return (
    <>
      <Box sx={{ width: 64, flex: 'none' }}>
        <Picture src={image} alt="" ratio="1 / 1" sizes="64px" />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h5" component="span" sx={{ display: 'block' }} {...textIn(lang)}>
          {name}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary">
          <ProductPrice
            amount={price}
            currency={currency}
            {...(soldAs === 'made'
              ? { unit: t(unitMessages.made.per) }
              : soldAs !== undefined && {
                  prefix: t(messages.from),
                  unit: t(unitMessages[soldAs].each),
                })}
          />
        </Typography>
      </Box>
    </>
  );
}
