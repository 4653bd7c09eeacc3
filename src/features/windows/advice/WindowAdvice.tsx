import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { parseAttributes } from '@/api/parsers/attributes';
import type { MadeOffer } from '@/api/parsers/productDetail';
import { Button } from '@/components/Button';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { asRecord } from '@/lib/coerce';
import { madePath, windowPath } from '@/lib/paths';
import { isCurtainMount } from '@/lib/windows/measuredWindow';
import { sizeAdvice } from '@/lib/windows/sizeAdvice';
import { useWindows } from '../useWindows';
import { messages, adviceMessages } from '../messages';
import { windowName } from '../windowName';
import { AdviceList, type AddSize } from './AdviceList';
import { NoWindows } from './NoWindows';
import { WindowSelect } from './WindowSelect';

export interface WindowAdviceProps {
  productId: Id;
  /** How it is made to measure, if it is. */
  made: MadeOffer | undefined;
  sizes: readonly Size[];
  /** As the server sent them. */
  attributes: unknown;
  currency: string;
  onAdd: AddSize;
}

/** What the sizes of a product mean for one of the customer's windows (product 15.7). */
export function WindowAdvice(props: WindowAdviceProps) {
  const t = useTranslate();
  const { productId, made, sizes, attributes, currency, onAdd } = props;
  const windows = useWindows();
  const [chosenId, setChosenId] = useState<string>();
  if (windows === undefined) return null;
  const window = windows.find(({ id }) => id === chosenId) ?? windows[0];
  if (window === undefined) return <NoWindows text={t(adviceMessages.none)} />;
  const advice = sizeAdvice(window, sizes, parseAttributes(attributes));
  const name = windowName(t, window, windows);
  const { kind } = asRecord(made?.madeToMeasure);
  const isMade = made !== undefined && isCurtainMount(window.mount) === (kind === 'curtain');
  const hasCloth = advice.some(({ kind }) => kind === 'cloth');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <WindowSelect windows={windows} value={window.id} onChoose={setChosenId} />
      <Box aria-live="polite">
        {advice.length > 0 ? (
          // The key drops what was added for another window.
          <AdviceList
            key={window.id}
            advice={advice}
            windowName={name}
            currency={currency}
            onAdd={onAdd}
          />
        ) : (
          <Typography variant="body2">{t(adviceMessages.noAdvice)}</Typography>
        )}
      </Box>
      {hasCloth && (
        <Typography variant="body2" color="textSecondary">
          {t(adviceMessages.clothOnly)}
        </Typography>
      )}
      {isMade && (
        <Button href={madePath(productId, undefined, window.id)} variant="outlined">
          {t(adviceMessages.finished)}
        </Button>
      )}
      <div>
        <Button href={windowPath(window.id)} variant="text">
          {t(messages.change, { name })}
        </Button>
      </div>
    </Box>
  );
}
