import { Instalments } from '@/components/instalments/Instalments';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { bookingPath } from '@/lib/paths';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppDispatch } from '@/store/hooks';
import { useInstalmentRange } from '@/store/useInstalmentRange';
import { visitWanted } from '@/store/slices/madeDraftSlice';
import { AnnouncedPrice } from './AnnouncedPrice';
import type { PricedLayer } from './layers/useLayers';
import { madeSummary } from './madeSummary';
import { configuratorMessages as messages } from './messages';
import { OtherWindows } from './OtherWindows';
import { PriceBar } from './PriceBar';
import { PriceLines } from './PriceLines';
import type { SaveQuoteButton } from './QuoteWindows';
import { RefusalNote, type RefusalNoteProps } from './RefusalNote';
import { refusalText } from './refusalText';
import { layerMessages } from './steps/messages';
import { useKeepWindow } from './useKeepWindow';
import type { AddMade } from './useLayersInCart';

export interface BuyStepProps {
  layers: readonly PricedLayer[];
  /** Of the layers, the same array for the same configuration. */
  bodies: readonly WindowPriceRequest[];
  /** Of all layers, in dirhams; `undefined` when there is none. */
  price: number | undefined;
  /** Of the first layer. */
  draft: MadeDraft;
  currency: string;
  /** Whether the bar opens the breakdown, which has no other place on a phone. */
  isFolded: boolean;
  /** Whether all questions are answered; shows the first that is not. */
  canAdd: () => boolean;
  onMeasure: RefusalNoteProps['onMeasure'];
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
  const { layers, bodies, draft, currency, canAdd, isEdit, windows, isFolded, onAdd } = props;
  const { onMeasure, SaveQuote } = props;
  const { add, keep, keepAll, isAdding, outcome } = useKeepWindow(bodies, props.price, onAdd);
  const price = outcome?.price ?? props.price;
  const instalments = useInstalmentRange(bodies[0]?.productId ?? '');
  const refused = layers.flatMap((layer) =>
    layer.priced.result.kind === 'refused' ? [{ ...layer, ...layer.priced.result }] : [],
  )[0];
  const money = (amount: number) => formatMoney(amount, currency, language);

  const handleAdd = () => {
    if (canAdd()) add();
  };
  const handleBook = () => {
    for (const { name, draft: chosen, body, priced } of layers) {
      const { result, price: ofLayer } = priced;
      if (result.kind === 'refused' || ofLayer === undefined) continue;
      const summary = madeSummary(t, result, chosen);
      const text = t(messages.wanted, { product: name, summary, price: money(ofLayer) });
      // Another choice for the same window replaces the first one.
      const visit = { id: `${body.productId} ${chosen.windowId ?? text}`, text };
      dispatch(visitWanted(visit));
      // The form opens meanwhile; without the price that is kept, the text alone is sent.
      void keep([body]).then((kept) => {
        if (kept?.price === undefined) return;
        for (const { sizeId } of kept.lines) dispatch(visitWanted({ ...visit, sizeId }));
      });
    }
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
        price={props.price}
        currency={currency}
        reason={refused && refusalText(t, refused.refusal)}
        isSettled={layers.every(({ priced }) => priced.isSettled)}
      />
      <PriceBar
        price={price}
        currency={currency}
        includes={t(layers.length > 1 ? layerMessages.includes : messages.includes)}
        advice={
          refused && (
            <RefusalNote
              refusal={refused.refusal}
              product={refused.pricing.product}
              draft={refused.draft}
              onChange={refused.onChange}
              onMeasure={onMeasure}
            />
          )
        }
        breakdown={isFolded && refused === undefined && <PriceLines layers={layers} />}
        addLabel={t(isEdit ? messages.replace : messages.add)}
        isAdding={isAdding}
        isAdded={outcome?.kind === 'added'}
        problem={problem}
        visitPath={draft.measuring === 'visit' ? bookingPath : undefined}
        onAdd={handleAdd}
        onBook={handleBook}
      />
      <Instalments amount={price} currency={currency} range={instalments} />
      {price !== undefined && !isEdit && (
        <SaveQuote
          collect={async () => {
            const kept = await keepAll();
            const sizeIds = kept?.lines.map(({ sizeId }) => sizeId);
            return sizeIds && { sizeIds, quantities: sizeIds.map(() => 1) };
          }}
        />
      )}
      {outcome?.kind === 'added' && !isEdit && (
        <OtherWindows layers={layers} windowId={draft.windowId} windows={windows} onAdd={onAdd} />
      )}
    </>
  );
}
