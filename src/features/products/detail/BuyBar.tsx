import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ProductPrice } from '@/components/ProductPrice';
import { unitMessages } from '@/components/messages';
import type { SoldAs } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { easeOut, motion } from '@/theme/tokens';
import { messages } from './messages';

export interface BuyBarProps {
  name: string;
  /** Label of the chosen size. */
  size: string;
  /** Language of the shown one of both, when it is not that of the page. */
  lang?: Language;
  price: number;
  /** Unit of the chosen size, if known (product 5.7). */
  soldAs?: SoldAs;
  currency: string;
  /** `false` while the Add to Cart button of the page is in view. */
  isShown: boolean;
  /** Add to Cart or the quantity stepper. */
  children: ReactNode;
}

const HEIGHT = 64;

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  paddingInline: 16,
  minHeight: HEIGHT,
  // Overlaps the padding of the last section, so that the page does not grow.
  marginBlockStart: -HEIGHT,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: theme.palette.background.paper,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  transition: `transform ${motion.settle}ms ${easeOut}, visibility ${motion.settle}ms`,
  '&[inert]': { transform: 'translateY(100%)', visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { display: 'none' },
  // At a zoom of 400 % it would cover half of the window, and what has focus.
  '@media (max-height: 300px)': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** Sticky bottom bar with price and Add to Cart on small screens. */
export function BuyBar(props: BuyBarProps) {
  const t = useTranslate();
  const { name, size, lang, price, soldAs, currency, isShown, children } = props;
  return (
    <Bar aria-label={t(messages.buy)} inert={!isShown}>
      <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
        <Typography variant="body2" noWrap color="textSecondary" {...textIn(lang)}>
          {size === '' ? name : size}
        </Typography>
        <Typography component="p" sx={{ fontWeight: 500 }}>
          <ProductPrice
            amount={price}
            currency={currency}
            unit={soldAs && t(unitMessages[soldAs].per)}
          />
        </Typography>
      </Box>
      <Box sx={{ flex: 'none' }}>{children}</Box>
    </Bar>
  );
}
