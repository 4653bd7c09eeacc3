import Box from '@mui/material/Box';
import { useTranslate } from '@/i18n/useTranslate';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { configuratorMessages as messages } from './messages';
import { requestFor, type Pricing } from '@/lib/windows/madeDraft';
import { PriceDetails } from './PriceDetails';
import type { PricedDraft } from './usePricedWindow';

export interface PricedResultProps {
  pricing: Pricing;
  draft: MadeDraft;
  priced: PricedDraft;
  hasBreakdown: boolean;
}

const TEN_CM = 10;

/** Price of a typed window that is 10 cm wider; `undefined` for a measured one, and where nothing is made. */
function tenMore(pricing: Pricing, draft: MadeDraft): number | undefined {
  if (pricing.measured !== undefined || draft.width === null) return undefined;
  const result = priceWindow(requestFor(pricing, { ...draft, width: draft.width + TEN_CM }));
  return result.kind === 'refused' ? undefined : result.total / 100;
}

/** Details of the price, once the window can be made. */
export function PricedResult({ pricing, draft, priced, hasBreakdown }: PricedResultProps) {
  const t = useTranslate();
  const { result, confirmed, hasFailed } = priced;
  const { table } = pricing;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {result.kind !== 'refused' && (
        <PriceDetails
          result={result}
          confirmed={confirmed}
          draft={draft}
          currency={table.currency}
          hasBreakdown={hasBreakdown}
          tenMore={tenMore(pricing, draft)}
        />
      )}
      {hasFailed && <p>{t(messages.offline)}</p>}
    </Box>
  );
}
