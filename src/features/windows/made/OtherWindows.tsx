import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { formatMoney } from '@/lib/money';
import {
  bodyFor,
  draftFor,
  isForProduct,
  requestFor,
  type MadeDraft,
  type Pricing,
} from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { fullWindowName } from '../windowName';
import { transferMessages } from '../messages';
import { configuratorMessages, othersMessages as messages } from './messages';
import { refusalText } from './refusalText';
import { useAddWindows } from './useAddWindows';
import type { AddMade } from './useKeepWindow';

export interface OtherWindowsProps {
  productId: Id;
  pricing: Pricing;
  /** What was added for the first window. */
  draft: MadeDraft;
  windows: readonly MeasuredWindow[];
  onAdd: AddMade;
}

/** Windows of the list other than the chosen one, each priced with the same choices. */
function usePricedWindows({ productId, pricing, draft, windows }: OtherWindowsProps) {
  const t = useTranslate();
  return windows
    .filter((window) => window.id !== draft.windowId && isForProduct(window, pricing.product))
    .map((measured) => {
      const name = fullWindowName(t, measured, windows, t(components.comma));
      // How it is fixed and opens belongs to the window, what it looks like to the choice.
      const same = {
        ...draftFor(draft, measured, pricing.product),
        heading: draft.heading,
        left: null,
      };
      const request = { ...pricing, measured };
      const result = priceWindow(requestFor(request, same));
      const { id } = measured;
      return result.kind === 'refused'
        ? { id, name, reason: refusalText(t, result.refusal) }
        : {
            id,
            name,
            price: result.total / 100,
            body: bodyFor(productId, request, same, { windowId: id, name }),
          };
    });
}

/** 'The same for my other windows': adds the chosen ones in one step, and names those that cannot be made (product 16.23). */
export function OtherWindows(props: OtherWindowsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const [left, setLeft] = useState<readonly Id[]>([]);
  const { add, isAdding, outcomes } = useAddWindows(props.onAdd);
  const { currency } = props.pricing.table;
  const priced = usePricedWindows(props).map((window) =>
    window.price === undefined
      ? window
      : { ...window, price: outcomes.get(window.id)?.price ?? window.price },
  );
  if (priced.length === 0) return null;
  const isAdded = (id: Id) => outcomes.get(id)?.isAdded === true;
  const chosen = priced.filter(
    (window) => window.price !== undefined && !isAdded(window.id) && !left.includes(window.id),
  );
  const money = (amount: number) => formatMoney(amount, currency, language);
  const failures = priced.flatMap(({ id, name }) => {
    const { isAdded: wasAdded = true, price, reason } = outcomes.get(id) ?? {};
    if (wasAdded) return [];
    const why =
      price === undefined
        ? (reason ?? t(messages.failed))
        : t(configuratorMessages.changedPrice, { price: money(price) });
    return [t(messages.notAdded, { name, why })];
  });
  const count = priced.filter(({ id }) => isAdded(id)).length;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={headingId} variant="h5" component="h2">
        {t(messages.title)}
      </Typography>
      {priced.map(({ id, name, price, reason }) => (
        <FormControlLabel
          key={id}
          label={`${name} · ${price === undefined ? reason : money(price)}`}
          checked={isAdded(id) || (price !== undefined && !left.includes(id))}
          disabled={isAdding || price === undefined || isAdded(id)}
          control={<Checkbox />}
          onChange={(_event, isChosen) =>
            setLeft(isChosen ? left.filter((one) => one !== id) : [...left, id])
          }
        />
      ))}
      {chosen.length > 0 && (
        <Button
          variant="outlined"
          aria-disabled={isAdding}
          onClick={() =>
            add(chosen.flatMap(({ id, price, body }) => (body ? [{ id, price, body }] : [])))
          }
        >
          {t(messages.add, {
            count: chosen.length,
            price: money(chosen.reduce((sum, { price = 0 }) => sum + price, 0)),
          })}
        </Button>
      )}
      <Typography component="div" variant="body2" role="status">
        {!isAdding && count > 0 && <p>{t(transferMessages.added, { count })}</p>}
        {!isAdding && failures.map((text) => <p key={text}>{text}</p>)}
      </Typography>
    </Box>
  );
}
