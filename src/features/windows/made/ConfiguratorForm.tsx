import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { messages as components } from '@/components/messages';
import type { Id } from '@/contract/common';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { useTranslate } from '@/i18n/useTranslate';
import { asksForChild } from '@/lib/madeToMeasure/blindControl';
import type { PriceTable } from '@/lib/madeToMeasure/priceTable';
import { bodyFor, requestFor, type MadeProduct } from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { fullWindowName } from '../windowName';
import { BlindOptions } from './BlindOptions';
import { BuyStep } from './BuyStep';
import { CurtainOptions } from './CurtainOptions';
import type { EditedLine } from './draftOfLine';
import { PricedResult } from './PricedResult';
import type { AddMade } from './useKeepWindow';
import { useMadeDraft } from './useMadeDraft';
import { usePricedWindow } from './usePricedWindow';
import { WindowChoice } from './WindowChoice';

export interface ConfiguratorFormProps {
  productId: Id;
  /** Of the product. */
  name: string;
  product: MadeProduct;
  table: PriceTable;
  windows: readonly MeasuredWindow[];
  /** The window of the list that is chosen first. */
  windowId: Id | undefined;
  /** The line of the cart that is changed instead of adding one. */
  edited: EditedLine | undefined;
  onAdd: AddMade;
}

/** The form of a finished window: window, options, result, and who measures (product 16.13). */
export function ConfiguratorForm(props: ConfiguratorFormProps) {
  const t = useTranslate();
  const { productId, name, product, table, windows, windowId, edited, onAdd } = props;
  const { draft, change, flush } = useMadeDraft({ productId, product, windows, windowId, edited });
  const [isChildMissing, setIsChildMissing] = useState(false);
  const measured = windows.find(({ id }) => id === draft.windowId);
  const pricing = { product, table, measured };
  const request = requestFor(pricing, draft);
  const names = measured && {
    windowId: measured.id,
    name: fullWindowName(t, measured, windows, t(components.comma)),
  };
  // The same object for the same configuration, whatever else renders the form.
  const key = JSON.stringify(bodyFor(productId, pricing, draft, names));
  const body = useMemo(() => JSON.parse(key) as WindowPriceRequest, [key]);
  const priced = usePricedWindow(request, body);
  const needsChild = product.kind === 'blind' && asksForChild(product) && draft.child === undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3 }} onBlur={flush}>
      <WindowChoice pricing={pricing} windows={windows} draft={draft} onChange={change} />
      {product.kind === 'curtain' ? (
        <CurtainOptions pricing={{ ...pricing, product }} draft={draft} onChange={change} />
      ) : (
        <BlindOptions
          pricing={{ ...pricing, product }}
          draft={draft}
          isChildMissing={isChildMissing && needsChild}
          onChange={change}
        />
      )}
      <PricedResult pricing={pricing} draft={draft} priced={priced} />
      <BuyStep
        name={name}
        pricing={pricing}
        draft={draft}
        body={body}
        priced={priced}
        canAdd={() => {
          setIsChildMissing(needsChild);
          return !needsChild;
        }}
        onChange={change}
        isEdit={edited !== undefined}
        windows={windows}
        onAdd={onAdd}
      />
    </Box>
  );
}
