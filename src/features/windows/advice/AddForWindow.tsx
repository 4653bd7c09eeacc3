import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import type { AdviceQuantity } from './adviceQuantity';
import { adviceMessages } from '../messages';

export interface AddForWindowProps extends AdviceQuantity {
  /** Name of the window. */
  windowName: string;
  /** Resolves to how many were added; `undefined` for none. */
  onAdd: (quantity: number) => Promise<number | undefined>;
}

/** Adds what a window needs to the cart once, and then leads there. */
export function AddForWindow({ quantity, unit, windowName, onAdd }: AddForWindowProps) {
  const t = useTranslate();
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<number>();
  const cartLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // In place of the button, which had the focus.
    if (added !== undefined) cartLink.current?.focus();
  }, [added]);
  const add = async () => {
    if (isAdding) return;
    setIsAdding(true);
    setAdded(await onAdd(quantity));
    setIsAdding(false);
  };
  if (added !== undefined)
    return (
      <span>
        <span>
          {added < quantity
            ? t(adviceMessages.addedFewer, { added, quantity })
            : t(adviceMessages.added, { window: windowName })}
        </span>{' '}
        <Link ref={cartLink} href={paths.cart}>
          {t(adviceMessages.viewCart)}
        </Link>
      </span>
    );
  return (
    <div>
      <Button variant="outlined" size="small" aria-busy={isAdding} onClick={() => void add()}>
        {isAdding
          ? t(adviceMessages.adding)
          : t(adviceMessages.add[unit], { quantity, window: windowName })}
      </Button>
    </div>
  );
}
