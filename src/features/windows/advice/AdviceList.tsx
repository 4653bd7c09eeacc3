import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { MAX_QUANTITY, type SizeAdvice } from '@/lib/windows/sizeAdvice';
import { AddForWindow } from './AddForWindow';
import { adviceQuantity } from './adviceQuantity';
import { adviceMessages } from '../messages';
import { adviceText } from './adviceText';

/** Adds a quantity of a size. @returns how many were added; `undefined` for none */
export type AddSize = (sizeId: Id, quantity: number) => Promise<number | undefined>;

export interface AdviceListProps {
  advice: readonly SizeAdvice[];
  /** Name of the window. */
  windowName: string;
  currency: string;
  onAdd: AddSize;
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: 4,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
}));

/** Each size with how it fits and what it costs for the window; nothing is chosen for the customer. */
export function AdviceList({ advice, windowName, currency, onAdd }: AdviceListProps) {
  const t = useTranslate();
  const language = useLanguage();
  const cloth = advice.filter(({ kind }) => kind === 'cloth');
  return (
    <List>
      {advice.map((one) => {
        const { size, price, kind } = one;
        const need = adviceQuantity(one);
        const isCheapest = kind === 'cloth' && cloth.length > 1 && one === cloth[0];
        return (
          <li key={size._id}>
            <div>
              <Box component="span" sx={{ fontWeight: 500 }} {...textIn(size.lang)}>
                {size.size}
              </Box>
              {isCheapest && <span>{` · ${t(adviceMessages.cheapest)}`}</span>}
              {adviceText(t, one).map((text) => (
                <Typography key={text} variant="body2" color="textSecondary">
                  {text}
                </Typography>
              ))}
            </div>
            {need !== undefined && Number.isFinite(price) && (
              <>
                <span>
                  {t(adviceMessages.forWindow, { price: formatMoney(price, currency, language) })}
                </span>
                {need.quantity <= MAX_QUANTITY && (
                  <AddForWindow
                    {...need}
                    windowName={windowName}
                    onAdd={(quantity) => onAdd(size._id, quantity)}
                  />
                )}
              </>
            )}
          </li>
        );
      })}
    </List>
  );
}
