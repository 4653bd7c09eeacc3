import Box from '@mui/material/Box';
import { memo, useDeferredValue } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { requestFor } from '@/lib/windows/madeDraft';
import type { PricedLayer } from './layers/useLayers';
import { configuratorMessages as messages } from './messages';
import { PriceDetails } from './PriceDetails';

export interface PricedResultProps {
  layers: readonly PricedLayer[];
  hasBreakdown: boolean;
}

const TEN_CM = 10;

/** Price of a typed window that is 10 cm wider; `undefined` for a measured one, and where nothing is made. */
function tenMore(layers: readonly PricedLayer[]): number | undefined {
  let sum = 0;
  for (const { pricing, draft } of layers) {
    const { width } = draft;
    if (pricing.measured !== undefined || width === null) return undefined;
    const result = priceWindow(requestFor(pricing, { ...draft, width: width + TEN_CM }));
    if (result.kind === 'refused') return undefined;
    sum += result.total / 100;
  }
  return sum;
}

const Details = memo(function Details({ layers, hasBreakdown }: PricedResultProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PriceDetails layers={layers} hasBreakdown={hasBreakdown} tenMore={tenMore(layers)} />
      {layers.some(({ priced }) => priced.hasFailed) && <p>{t(messages.offline)}</p>}
    </Box>
  );
});

/** Details of the price, once the window can be made. They follow the price, which typing must not delay. */
export function PricedResult({ layers, hasBreakdown }: PricedResultProps) {
  return <Details layers={useDeferredValue(layers)} hasBreakdown={hasBreakdown} />;
}
