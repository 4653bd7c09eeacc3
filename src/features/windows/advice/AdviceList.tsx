import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import type { SizeAdvice } from '@/lib/windows/sizeAdvice';
import { adviceMessages } from './adviceMessages';
import { adviceText, isUsable } from './adviceText';

export interface AdviceListProps {
  advice: readonly SizeAdvice[];
  currency: string;
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
export function AdviceList({ advice, currency }: AdviceListProps) {
  const t = useTranslate();
  const language = useLanguage();
  const cloth = advice.filter(({ kind }) => kind === 'cloth');
  return (
    <List>
      {advice.map((one) => {
        const { size, price, kind } = one;
        const isCheapest = kind === 'cloth' && cloth.length > 1 && one === cloth[0];
        return (
          <li key={size._id}>
            <div>
              <Box component="span" sx={{ fontWeight: 500 }} {...textIn(size.lang)}>
                {size.size}
              </Box>
              {isCheapest && <> · {t(adviceMessages.cheapest)}</>}
              {adviceText(t, one).map((text) => (
                <Typography key={text} variant="body2" color="textSecondary">
                  {text}
                </Typography>
              ))}
            </div>
            {isUsable(one) && Number.isFinite(price) && (
              <span>
                {t(adviceMessages.forWindow, { price: formatMoney(price, currency, language) })}
              </span>
            )}
          </li>
        );
      })}
    </List>
  );
}
