import Box from '@mui/material/Box';
import { useState } from 'react';
import { messages as components } from '@/components/messages';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { asksForChild } from '@/lib/madeToMeasure/blindControl';
import type { PriceTable } from '@/lib/madeToMeasure/priceTable';
import type { MadeProduct } from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { layout } from '@/theme/tokens';
import { fullWindowName } from '../windowName';
import { BlindOptions } from './BlindOptions';
import { BuyStep } from './BuyStep';
import { CurtainHanging } from './CurtainHanging';
import { CurtainLining } from './CurtainLining';
import { CurtainMoving } from './CurtainMoving';
import type { EditedLine } from './draftOfLine';
import { LayerChoice } from './layers/LayerChoice';
import { useLayers } from './layers/useLayers';
import { MeasuringChoice } from './MeasuringChoice';
import { PricedResult } from './PricedResult';
import type { SaveQuoteButton } from './QuoteWindows';
import { Step } from './steps/Step';
import { stepAnswers } from './steps/stepAnswers';
import { useSteps } from './steps/useSteps';
import type { AddMade } from './useLayersInCart';
import { useMadeDraft } from './useMadeDraft';
import { WindowChoice } from './WindowChoice';
import { WindowNotes } from './WindowNotes';

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
  SaveQuote: SaveQuoteButton;
}

const STEPS = {
  curtain: ['window', 'hang', 'lining', 'move', 'check'],
  blind: ['window', 'move', 'check'],
} as const;

/** Stays in view beside the form, and scrolls on its own where it is longer than the window. */
const resultSx = {
  display: { xs: 'contents', md: 'grid' },
  gap: 2,
  position: 'sticky',
  insetBlockStart: layout.topBar + 16,
  maxHeight: `calc(100dvh - ${layout.topBar + 32}px)`,
  overflowY: 'auto',
  paddingInline: 2,
};

/** The form of a finished window in steps, with its price beside or below it (product 16.13, 16.28). */
export function ConfiguratorForm(props: ConfiguratorFormProps) {
  const t = useTranslate();
  const { productId, name, product, table, windows, windowId, edited, onAdd, SaveQuote } = props;
  const { draft, change, flush } = useMadeDraft({ productId, product, windows, windowId, edited });
  const { isFolded, stepProps, goTo } = useSteps(STEPS[product.kind]);
  const [isAsked, setIsAsked] = useState(false);
  const measured = windows.find(({ id }) => id === draft.windowId);
  const pricing = { product, table, measured };
  const comma = t(components.comma);
  const names = measured && {
    windowId: measured.id,
    name: fullWindowName(t, measured, windows, comma),
  };
  const { layers, bodies, second, isLost, price } = useLayers({
    productId,
    name,
    pricing,
    draft,
    names,
    onChange: change,
  });
  const needsChild = product.kind === 'blind' && asksForChild(product) && draft.child === undefined;
  const isOpen = draft.measuring === undefined;
  const answers = stepAnswers(t, draft, product, names?.name, second?.name);
  const options = { draft, onChange: change };
  const result = <PricedResult layers={layers} hasBreakdown={!isFolded} />;
  return (
    <Box
      onBlur={flush}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 1, md: 3 } }}>
        <Step {...stepProps('window', answers.window, comma)}>
          <WindowChoice {...options} pricing={pricing} windows={windows} />
        </Step>
        {product.kind === 'curtain' ? (
          <>
            <Step {...stepProps('hang', answers.hang, comma)}>
              <CurtainHanging {...options} pricing={{ ...pricing, product }} />
            </Step>
            <Step {...stepProps('lining', answers.lining, comma)}>
              <CurtainLining {...options} pricing={{ ...pricing, product }} />
              {edited === undefined && (
                <LayerChoice
                  {...options}
                  productId={productId}
                  product={product}
                  second={second}
                  isLost={isLost}
                />
              )}
            </Step>
            <Step {...stepProps('move', answers.move, comma)}>
              <CurtainMoving {...options} pricing={{ ...pricing, product }} />
            </Step>
          </>
        ) : (
          <Step {...stepProps('move', answers.move, comma)}>
            <BlindOptions
              {...options}
              pricing={{ ...pricing, product }}
              isChildMissing={isAsked && needsChild}
            />
          </Step>
        )}
        <Step {...stepProps('check', answers.check, comma)}>
          {isFolded && result}
          <MeasuringChoice
            measuring={draft.measuring}
            table={table}
            validUntil={layers[0]?.priced.confirmed?.validUntil}
            isMissing={isAsked && isOpen}
            onChoose={(measuring) => change({ measuring })}
          />
          <WindowNotes layers={layers} />
        </Step>
      </Box>
      <Box sx={resultSx}>
        {!isFolded && result}
        <BuyStep
          layers={layers}
          bodies={bodies}
          price={price}
          draft={draft}
          currency={table.currency}
          isFolded={isFolded}
          canAdd={() => {
            setIsAsked(true);
            if (needsChild) goTo('move');
            else if (isOpen) goTo('check');
            return !needsChild && !isOpen;
          }}
          onMeasure={(of) => {
            // Width and drop; a window of the list has no fields here.
            const fields = goTo('window')?.querySelectorAll<HTMLElement>('input[type="text"]');
            fields?.[of === 'drop' ? 1 : 0]?.focus();
          }}
          isEdit={edited !== undefined}
          windows={windows}
          onAdd={onAdd}
          SaveQuote={SaveQuote}
        />
      </Box>
    </Box>
  );
}
