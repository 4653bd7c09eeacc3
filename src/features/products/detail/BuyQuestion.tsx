import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ProductPrice } from '@/components/ProductPrice';
import { unitMessages } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import type { BuyingWay, OfferedWay } from './buyingWays';
import { messages } from './messages';

export interface BuyQuestionProps {
  ways: readonly OfferedWay[];
  chosen: BuyingWay;
  currency: string;
  onChoose: (way: OfferedWay) => void;
}

const Fieldset = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': {
    ...theme.typography.h5,
    padding: 0,
    marginBlockEnd: 12,
  },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 14,
    alignItems: 'center',
    minHeight: 60,
    paddingInline: 16,
    paddingBlock: 10,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 2,
    backgroundColor: theme.palette.background.paper,
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: theme.palette.text.primary },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.palette.text.primary },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.palette.text.secondary },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid Highlight' } },
  '@media print': { display: 'none' },
}));

/** 'What would you like to buy?': finished for a window, cloth by the metre or ready-made, each with a price. */
export function BuyQuestion({ ways, chosen, currency, onChoose }: BuyQuestionProps) {
  const t = useTranslate();
  const name = useId();
  // One answer is no question.
  if (ways.length < 2) return null;
  return (
    <Fieldset>
      <legend>{t(messages.ways.question)}</legend>
      {ways.map((offered) => {
        const { way, from, unit } = offered;
        return (
          <label key={way}>
            <input
              type="radio"
              name={name}
              value={way}
              checked={way === chosen}
              onChange={() => onChoose(offered)}
            />
            <span>
              <span>{t(messages.ways[way])}</span>
              <small>
                {Number.isFinite(from) ? (
                  <ProductPrice
                    prefix={unit === 'made' ? undefined : t(messages.from)}
                    amount={from}
                    currency={currency}
                    unit={unit && t(unitMessages[unit].per)}
                  />
                ) : (
                  t(messages.ways.yourPrice)
                )}
              </small>
            </span>
          </label>
        );
      })}
    </Fieldset>
  );
}
