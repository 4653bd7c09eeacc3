import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PriceRange, ProductFilters } from '@/contract/products';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { currencyIn, formatAmount } from '@/lib/money';
import { withPrices, withValues } from '@/lib/changeFilters';
import { valuesOf } from '@/lib/productFilters';
import { labelOf } from '../attributes/labelOf';
import { filterMessages } from '../shared/messages';
import { PriceLimitFields } from './PriceLimitFields';

export interface PriceFieldsProps {
  ranges: readonly PriceRange[];
  filters: ProductFilters;
  currency: string;
  onChange: (filters: ProductFilters) => void;
}

/** Price of one unit, because a metre of cloth and a finished blind do not compare (product 5.10). */
export function PriceFields({ ranges, filters, currency, onChange }: PriceFieldsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const units = valuesOf(filters, 'soldAs');
  const chosen =
    ranges.length === 1 ? ranges[0] : ranges.find(({ soldAs }) => units.join() === soldAs);
  const describe = ({ soldAs, min, max }: PriceRange) =>
    t(filterMessages.priceUnit, {
      unit: labelOf(t, 'soldAs', soldAs),
      min: formatAmount(min),
      max: formatAmount(max),
      currency: currencyIn(currency, language),
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {ranges.length > 1 && (
        <div>
          <Typography id={headingId}>{t(filterMessages.chooseUnit)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t(filterMessages.chooseUnitHelp)}
          </Typography>
          <RadioGroup
            aria-labelledby={headingId}
            value={chosen?.soldAs ?? ''}
            onChange={(_event, unit) =>
              onChange(withPrices(withValues(filters, 'soldAs', [unit]), {}))
            }
          >
            {ranges.map((range) => (
              <FormControlLabel
                key={range.soldAs}
                value={range.soldAs}
                control={<Radio sx={{ '&.Mui-checked': { color: 'primary.dark' } }} />}
                label={describe(range)}
              />
            ))}
          </RadioGroup>
        </div>
      )}
      {chosen !== undefined && (
        <>
          {ranges.length === 1 && <Typography variant="body2">{describe(chosen)}</Typography>}
          <PriceLimitFields
            range={chosen}
            filters={filters}
            currency={currencyIn(currency, language)}
            onChange={onChange}
          />
        </>
      )}
    </Box>
  );
}
