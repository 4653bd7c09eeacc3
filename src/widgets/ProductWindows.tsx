import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { parseAttributes } from '@/api/parsers/attributes';
import { AskButton } from '@/components/chat/AskButton';
import { askMessages } from '@/components/chat/messages';
import { Button } from '@/components/Button';
import { Instalments } from '@/components/instalments/Instalments';
import { lazyPart } from '@/components/lazyPart';
import { unitMessages } from '@/components/messages';
import { FailedOpened, PendingOpened } from '@/components/OpenedPart';
import { useCartActions } from '@/features/cart/useCartActions';
import { stockText } from '@/features/products/attributes/attributeFacts';
import { ShortlistToggle } from '@/features/products/compare/ShortlistToggle';
import { stockMessages } from '@/features/products/compare/messages';
import { SampleButton } from '@/features/products/samples/SampleButton';
import { toggleMessages } from '@/features/windows/messages';
import type { WindowAdviceProps } from '@/features/windows/advice/WindowAdvice';
import type { ProductFacts } from '@/api/productDetails';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { useInstalmentRange } from '@/store/useInstalmentRange';

// Only customers who open it load the rules of windows and sizes.
const WindowAdvice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "product-parts" */ '@/features/windows/advice/WindowAdvice'))
      .WindowAdvice,
  { pending: <PendingOpened minHeight={100} />, failed: <FailedOpened /> },
);

const StockWatch = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "enquiry-parts" */ '@/features/products/stock/StockWatch'))
      .StockWatch,
  { pending: <PendingOpened minHeight={150} />, failed: <FailedOpened /> },
);

const ProductQuestionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "question" */ './ProductQuestionDialog'))
      .ProductQuestionDialog,
);

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
      <Summary>{t(toggleMessages.toggle)}</Summary>
      {isOpen && <WindowAdvice {...props} />}
    </Box>
  );
}

export interface ProductWindowsProps {
  productId: Id;
  product: ProductFacts;
  /** The chosen size; `undefined` when another price is shown. */
  size: Size | undefined;
}

type AskAboutProductProps = Pick<WindowAdviceProps, 'productId' | 'sizes' | 'currency'> & {
  name: string;
};

function AskAboutProduct(props: AskAboutProductProps) {
  const t = useTranslate();
  return (
    <AskButton label={t(askMessages.ask)} variant="text">
      {(dialog) => <ProductQuestionDialog {...dialog} {...props} />}
    </AskButton>
  );
}

/** Opens the form that asks for an address (product 5.26). */
function TellMe({ productId }: Pick<ProductWindowsProps, 'productId'>) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <StockWatch productId={productId} />;
  return (
    <Button variant="outlined" onClick={() => setIsOpen(true)}>
      {t(stockMessages.open)}
    </Button>
  );
}

/**
 * Below the purchase: the price of the chosen size in instalments (product 9.19), how much of the cloth is in Dubai (product 5.25), a free sample (product 7.16), whether to compare the product (product 5.19), which sizes fit the customer's windows and how many to
 * add (product 15.7), and a question about it (product 1.9).
 */
export function ProductWindows({ productId, product, size }: ProductWindowsProps) {
  const t = useTranslate();
  const { name, canSample, sizes, currency, attributes, made } = product;
  const range = useInstalmentRange(productId);
  const { stock } = parseAttributes(attributes);
  const { addToCart } = useCartActions();
  return (
    <>
      {size !== undefined && range !== undefined && (
        <Box sx={{ marginBlockEnd: 1 }}>
          <Instalments
            amount={size.price}
            currency={currency}
            unit={size.soldAs && t(unitMessages[size.soldAs].per)}
            // An order has several metres.
            range={size.soldAs === 'metre' ? { ...range, from: 0 } : range}
          />
        </Box>
      )}
      {stock !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {stockText(t, stock)}
        </Typography>
      )}
      {stock === 0 && (
        <Box sx={{ displayPrint: 'none', marginBlock: 1.5 }}>
          <TellMe productId={productId} />
        </Box>
      )}
      <ShortlistToggle productId={productId}>
        {canSample === true && <SampleButton product={{ _id: productId, name }} />}
      </ShortlistToggle>
      <Disclosure
        productId={productId}
        sizes={sizes}
        currency={currency}
        attributes={attributes}
        made={made}
        onAdd={(sizeId, quantity) => addToCart({ productId, sizeId, quantity })}
      />
      <AskAboutProduct productId={productId} name={name} sizes={sizes} currency={currency} />
    </>
  );
}
