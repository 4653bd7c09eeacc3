import Box from '@mui/material/Box';
import { useTranslate } from '@/i18n/useTranslate';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { AnnouncedPrice } from './AnnouncedPrice';
import { configuratorMessages as messages } from './messages';
import { requestFor, type Pricing } from '@/lib/windows/madeDraft';
import { PriceDetails } from './PriceDetails';
import { RefusalNote } from './RefusalNote';
import { refusalText } from './refusalText';
import type { PricedDraft } from './usePricedWindow';

export interface PricedResultProps {
  pricing: Pricing;
  draft: MadeDraft;
  priced: PricedDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

const TEN_CM = 10;

/** Price of a typed window that is 10 cm wider; `undefined` for a measured one, and where nothing is made. */
function tenMore(pricing: Pricing, draft: MadeDraft): number | undefined {
  if (pricing.measured !== undefined || draft.width === null) return undefined;
  const result = priceWindow(requestFor(pricing, { ...draft, width: draft.width + TEN_CM }));
  return result.kind === 'refused' ? undefined : result.total / 100;
}

/** Price with its details, or why the window cannot be made and what works. */
export function PricedResult({ pricing, draft, priced, onChange }: PricedResultProps) {
  const t = useTranslate();
  const { result, price, confirmed, isSettled, hasFailed } = priced;
  const { product, table } = pricing;
  const reason = result.kind === 'refused' ? refusalText(t, result.refusal) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AnnouncedPrice
        price={price}
        currency={table.currency}
        reason={reason}
        isSettled={isSettled}
      />
      {result.kind === 'refused' ? (
        // The bar with the button asks for the size.
        result.refusal.code !== 'unmeasured' && (
          <RefusalNote
            refusal={result.refusal}
            product={product}
            draft={draft}
            onChange={onChange}
          />
        )
      ) : (
        <PriceDetails
          result={result}
          confirmed={confirmed}
          draft={draft}
          currency={table.currency}
          tenMore={tenMore(pricing, draft)}
        />
      )}
      {hasFailed && <p>{t(messages.offline)}</p>}
    </Box>
  );
}
