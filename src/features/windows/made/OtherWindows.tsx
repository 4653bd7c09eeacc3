import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { transferMessages } from '../messages';
import { configuratorMessages, othersMessages as messages } from './messages';
import { useAddWindows } from './useAddWindows';
import { useFinishedWindows, type FinishedWindows } from './useFinishedWindows';
import type { AddMade } from './useLayersInCart';

export interface OtherWindowsProps extends FinishedWindows {
  onAdd: AddMade;
}

/** 'The same for my other windows': adds the chosen ones in one step, and names those that cannot be made (product 16.23). */
export function OtherWindows(props: OtherWindowsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const status = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<readonly Id[]>([]);
  const { add, isAdding, outcomes } = useAddWindows(props.onAdd);
  const currency = props.layers[0]?.pricing.table.currency ?? '';
  const priced = useFinishedWindows(props).map((window) =>
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
            add(
              chosen.flatMap(({ id, price, bodies }) => (bodies ? [{ id, price, bodies }] : [])),
              // The button disappears with the focus.
              () => status.current?.focus(),
            )
          }
        >
          {t(messages.add, {
            count: chosen.length,
            price: money(chosen.reduce((sum, { price = 0 }) => sum + price, 0)),
          })}
        </Button>
      )}
      <Typography ref={status} component="div" variant="body2" role="status" tabIndex={-1}>
        {!isAdding && count > 0 && <p>{t(transferMessages.added, { count })}</p>}
        {!isAdding && failures.map((text) => <p key={text}>{text}</p>)}
      </Typography>
    </Box>
  );
}
