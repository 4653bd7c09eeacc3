import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { adviceMessages } from '@/features/windows/advice/adviceMessages';
import type { Id } from '@/contract/common';
import { useCartActions } from '@/features/cart/useCartActions';
import { WindowAdvice, type WindowAdviceProps } from '@/features/windows/advice/WindowAdvice';
import { windowsCatalog } from '@/features/windows/windowsCatalog';
import { AddMessages } from '@/i18n/AddMessages';
import { useTranslate } from '@/i18n/useTranslate';

const Summary = styled('summary')(({ theme }) => ({
  minHeight: 44,
  paddingBlock: 10,
  fontWeight: theme.typography.fontWeightMedium,
  cursor: 'pointer',
}));

/** A native `details`, which also opens before hydration. */
function Disclosure(props: WindowAdviceProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      component="details"
      ref={(element: HTMLDetailsElement | null) => {
        if (element?.open === true) setIsOpen(true);
      }}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      sx={{ displayPrint: 'none' }}
    >
      <Summary>{t(adviceMessages.toggle)}</Summary>
      {isOpen && <WindowAdvice {...props} />}
    </Box>
  );
}

export interface ProductWindowsProps extends Omit<WindowAdviceProps, 'onAdd'> {
  productId: Id;
}

/** Which sizes fit the customer's windows, and how many to add (product 15.7). */
export function ProductWindows({ productId, ...props }: ProductWindowsProps) {
  const { addToCart } = useCartActions();
  return (
    <AddMessages catalog={windowsCatalog}>
      <Disclosure
        {...props}
        onAdd={(sizeId, quantity) => addToCart({ productId, sizeId, quantity })}
      />
    </AddMessages>
  );
}
