import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Breakdown } from '@/components/made/Breakdown';
import { MadeDrawing } from '@/components/made/MadeDrawing';
import type { PriceLine, WindowPrice } from '@/contract/madeToMeasure';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import type { Line } from '@/lib/madeToMeasure/configuration';
import type { PricedWindow } from '@/lib/madeToMeasure/priceWindow';
import { formatMoney } from '@/lib/money';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { cmText } from '../drawing/describeDrawing';
import { drawnOf, madeSummary } from './madeSummary';
import { configuratorMessages as messages } from './messages';

export interface PriceDetailsProps {
  result: PricedWindow;
  /** The server's answer, whose lines count. */
  confirmed: WindowPrice | undefined;
  draft: MadeDraft;
  currency: string;
  /** Price of a window that is 10 cm wider; only for typed sizes, which are seldom exact. */
  tenMore: number | undefined;
}

const LIST = { margin: 0, paddingInlineStart: 2.5, listStyle: 'disc' };

/** Lines of the calculation as the server sends them: dirhams and metres. */
const pricedLines = (lines: readonly Line[]): PriceLine[] =>
  lines.map(({ code, amount, quantity, unit }) => ({
    code,
    amount: amount / 100,
    ...(unit === 'decimetre' ? { quantity: quantity / 10, unit: 'metre' } : { quantity, unit }),
  }));

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

/** Drawing, breakdown, how it is made, warnings, and what the price does not include. */
export function PriceDetails(props: PriceDetailsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { result, confirmed, draft, currency, tenMore } = props;
  const { breakdown = [], price } = confirmed ?? {};
  // Only the server knows what is in the cart for the same room.
  const isOther = confirmed?.warnings?.some(({ code }) => code === 'otherFullness') ?? false;
  const warnings = [...result.warnings, ...(isOther ? (['otherFullness'] as const) : [])];
  const isConfirmed = breakdown.length > 0 && typeof price === 'number';
  return (
    <Box sx={{ display: 'grid', gap: 2, '& p': { margin: 0 }, typography: 'body2' }}>
      <MadeDrawing drawn={drawnOf(result, draft)} />
      <Typography>{madeSummary(t, result, draft)}</Typography>
      {warnings.map((code) => (
        <Box key={code} component="p" sx={{ padding: 1.5, bgcolor: 'sand.main' }}>
          {t(messages.warnings[code])}
        </Box>
      ))}
      {confirmed?.guarantee && (
        <div>
          <p>{confirmed.guarantee.message}</p>
          <Box component="ul" sx={LIST}>
            {confirmed.guarantee.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </div>
      )}
      <Breakdown
        lines={isConfirmed ? breakdown : pricedLines(result.lines)}
        total={isConfirmed ? price : result.total / 100}
        vat={isConfirmed ? confirmed?.vat : result.vat / 100}
        currency={currency}
      />
      <Making result={result} />
      {tenMore !== undefined && (
        <p>{t(messages.tenMore, { price: formatMoney(tenMore, currency, language) })}</p>
      )}
      <div>
        <Box component="h3" sx={{ margin: 0, typography: 'body2', fontWeight: 500 }}>
          {t(messages.notIncluded)}
        </Box>
        <Box component="ul" sx={LIST}>
          {Object.values(messages.notIncludedItems).map((item) => (
            <li key={item.id}>{t(item)}</li>
          ))}
        </Box>
      </div>
    </Box>
  );
}
