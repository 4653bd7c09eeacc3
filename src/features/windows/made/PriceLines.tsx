import Typography from '@mui/material/Typography';
import { Breakdown } from '@/components/made/Breakdown';
import type { PriceLine } from '@/contract/madeToMeasure';
import type { Line } from '@/lib/madeToMeasure/configuration';
import type { PricedLayer } from './layers/useLayers';

/** Lines of the calculation as the server sends them: dirhams and metres. */
const pricedLines = (lines: readonly Line[]): PriceLine[] =>
  lines.map(({ code, amount, quantity, unit }) => ({
    code,
    amount: amount / 100,
    ...(unit === 'decimetre' ? { quantity: quantity / 10, unit: 'metre' } : { quantity, unit }),
  }));

/** The breakdown of the price of a layer: the server's once it has answered. */
export function LayerLines({ layer: { pricing, priced } }: { layer: PricedLayer }) {
  const { result, confirmed } = priced;
  const { currency } = pricing.table;
  const { breakdown = [], price } = confirmed ?? {};
  if (result.kind === 'refused') return null;
  const isConfirmed = breakdown.length > 0 && typeof price === 'number';
  return (
    <Breakdown
      lines={isConfirmed ? breakdown : pricedLines(result.lines)}
      total={isConfirmed ? price : result.total / 100}
      vat={isConfirmed ? confirmed?.vat : result.vat / 100}
      currency={currency}
    />
  );
}

/** The breakdown of the price of all layers, each below its name. */
export function PriceLines({ layers }: { layers: readonly PricedLayer[] }) {
  return (
    <>
      {layers.map((layer) => (
        <section key={layer.body.productId}>
          {layers.length > 1 && (
            <Typography variant="subtitle2" component="h3">
              {layer.name}
            </Typography>
          )}
          <LayerLines layer={layer} />
        </section>
      ))}
    </>
  );
}
