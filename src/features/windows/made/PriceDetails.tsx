import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { MadeDrawing } from '@/components/made/MadeDrawing';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import type { PricedWindow } from '@/lib/madeToMeasure/priceWindow';
import { formatMoney } from '@/lib/money';
import { cmText } from '../drawing/describeDrawing';
import { drawnOf, madeSummary } from './madeSummary';
import { configuratorMessages as messages } from './messages';
import type { PricedLayer } from './layers/useLayers';
import { NoteList, Warning } from './Notes';
import { LayerLines } from './PriceLines';

export interface PriceDetailsProps {
  layers: readonly PricedLayer[];
  /** On a phone the bar with the price has it. */
  hasBreakdown: boolean;
  /** Price of a window that is 10 cm wider; only for typed sizes, which are seldom exact. */
  tenMore: number | undefined;
}

/** How the cloth is cut, or the chain that hangs from a blind. */
function Making({ result }: { result: PricedWindow }) {
  const t = useTranslate();
  if (result.kind === 'blind')
    return result.chain === undefined ? null : (
      <p>{t(messages.chain, { cm: cmText(result.chain / 10) })}</p>
    );
  const { kind, widths, clothWidth, seams } = result.layout;
  const cloth = cmText(clothWidth / 10);
  return (
    <p>
      {kind === 'sideways'
        ? t(messages.layout.sideways, { cloth })
        : t(messages.layout.widths, { cloth, widths, seams })}
    </p>
  );
}

/** What is made of one cloth: in a line, warnings, breakdown and how it is cut. */
function LayerDetails({ layer, hasBreakdown }: { layer: PricedLayer; hasBreakdown: boolean }) {
  const t = useTranslate();
  const { draft, priced } = layer;
  const { result } = priced;
  if (result.kind === 'refused') return null;
  return (
    <>
      <Typography>{madeSummary(t, result, draft)}</Typography>
      {result.warnings.map((code) => (
        <Warning key={code}>{t(messages.warnings[code])}</Warning>
      ))}
      {hasBreakdown && <LayerLines layer={layer} />}
      <Making result={result} />
    </>
  );
}

/** Drawing, breakdown, how it is made, warnings, and what the price does not include. */
export function PriceDetails({ layers, hasBreakdown, tenMore }: PriceDetailsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [first] = layers;
  if (first === undefined || first.priced.result.kind === 'refused') return null;
  const { currency } = first.pricing.table;
  const hasLayers = layers.length > 1;
  return (
    <Box sx={{ display: 'grid', gap: 2, '& p': { margin: 0 }, typography: 'body2' }}>
      <MadeDrawing drawn={drawnOf(first.priced.result, first.draft)} hasCloth={hasLayers} />
      {layers.map((layer) => (
        <Fragment key={layer.body.productId}>
          {hasLayers && (
            <Typography variant="subtitle2" component="h3">
              {layer.name}
            </Typography>
          )}
          <LayerDetails layer={layer} hasBreakdown={hasBreakdown} />
        </Fragment>
      ))}
      {tenMore !== undefined && (
        <p>{t(messages.tenMore, { price: formatMoney(tenMore, currency, language) })}</p>
      )}
      <div>
        <Box component="h3" sx={{ margin: 0, typography: 'body2', fontWeight: 500 }}>
          {t(messages.notIncluded)}
        </Box>
        <NoteList>
          {Object.values(messages.notIncludedItems).map((item) => (
            <li key={item.id}>{t(item)}</li>
          ))}
        </NoteList>
      </div>
    </Box>
  );
}
