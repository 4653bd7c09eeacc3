import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { bookingPath } from '@/lib/paths';
import type { MadeDraft, Pricing } from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppDispatch } from '@/store/hooks';
import { visitWanted } from '@/store/slices/madeDraftSlice';
import { AnnouncedPrice } from './AnnouncedPrice';
import { madeSummary } from './madeSummary';
import { configuratorMessages as messages } from './messages';
import { OtherWindows } from './OtherWindows';
import { PriceBar } from './PriceBar';
import { PriceLines } from './PriceLines';
import type { SaveQuoteButton } from './QuoteWindows';
import { RefusalNote } from './RefusalNote';
import { refusalText } from './refusalText';
import { useKeepWindow, type AddMade } from './useKeepWindow';
import type { PricedDraft } from './usePricedWindow';

export interface BuyStepProps {
  /** Of the product. */
  name: string;
  pricing: Pricing;
  draft: MadeDraft;
  body: WindowPriceRequest;
  priced: PricedDraft;
  /** Whether the bar opens the breakdown, which has no other place on a phone. */
  isFolded: boolean;
  /** Whether all questions are answered; shows the first that is not. */
  canAdd: () => boolean;
  onChange: (changes: Partial<MadeDraft>) => void;
  /** Whether a line of the cart is changed instead of adding one. */
  isEdit: boolean;
  windows: readonly MeasuredWindow[];
  onAdd: AddMade;
  SaveQuote: SaveQuoteButton;
}

/** The price or why there is none, and Add to Cart or the free visit; announces the price. */
export function BuyStep(props: BuyStepProps) {
  const t = useTranslate();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { name, pricing, draft, body, priced, canAdd, onChange, isEdit, onAdd } = props;
  const { windows, isFolded, SaveQuote } = props;
  const { product, table } = pricing;
  const { currency } = table;
  const { result, confirmed } = priced;
  const { add, keep, isAdding, outcome } = useKeepWindow(body, priced.price, onAdd);
  const price = outcome?.price ?? priced.price;
  const money = (amount: number) => formatMoney(amount, currency, language);

  const handleAdd = () => {
    if (canAdd()) add();
  };
  const handleBook = () => {
    if (result.kind === 'refused' || price === undefined) return;
    const summary = madeSummary(t, result, draft);
    const text = t(messages.wanted, { product: name, summary, price: money(price) });
    // Another choice for the same window replaces the first one.
    const visit = { id: `${body.productId} ${draft.windowId ?? text}`, text };
    dispatch(visitWanted(visit));
    // The form opens meanwhile; without the price that is kept, the text alone is sent.
    void keep().then((sizeId) => sizeId && dispatch(visitWanted({ ...visit, sizeId })));
  };
  const problem =
    outcome?.kind === 'changed' && price !== undefined
      ? t(messages.changedPrice, { price: money(price) })
      : outcome?.kind === 'refused'
        ? outcome.reason
        : undefined;

  return (
    <>
      <AnnouncedPrice
        price={priced.price}
        currency={currency}
        reason={result.kind === 'refused' ? refusalText(t, result.refusal) : undefined}
        isSettled={priced.isSettled}
      />
      <PriceBar
        price={price}
        currency={currency}
        advice={
          result.kind === 'refused' &&
          result.refusal.code !== 'unmeasured' && (
            <RefusalNote
              refusal={result.refusal}
              product={product}
              draft={draft}
              onChange={onChange}
            />
          )
        }
        breakdown={
          isFolded &&
          result.kind !== 'refused' && (
            <PriceLines result={result} confirmed={confirmed} currency={currency} />
          )
        }
        addLabel={t(isEdit ? messages.replace : messages.add)}
        isAdding={isAdding}
        isAdded={outcome?.kind === 'added'}
        problem={problem}
        visitPath={draft.measuring === 'visit' ? bookingPath : undefined}
        onAdd={handleAdd}
        onBook={handleBook}
      />
      {price !== undefined && !isEdit && (
        <SaveQuote
          collect={async () => {
            const sizeId = await keep();
            return sizeId === undefined ? undefined : { sizeIds: [sizeId], quantities: [1] };
          }}
        />
      )}
      {outcome?.kind === 'added' && !isEdit && (
        <OtherWindows
          productId={body.productId}
          pricing={pricing}
          draft={draft}
          windows={windows}
          onAdd={onAdd}
        />
      )}
    </>
  );
}
