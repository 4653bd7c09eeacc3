import Box from '@mui/material/Box';
import type { OrderedConfiguration } from '@/contract/orders';
import { Breakdown } from './Breakdown';
import { MadeDrawing, type DrawnProduct } from './MadeDrawing';

export interface OrderedWindowProps {
  configuration: OrderedConfiguration;
  /** Of one, in dirhams. */
  price: number;
  currency: string;
}

const MM_PER_CM = 10;

/** The window as it was ordered, in mm; `undefined` without a width and a drop. */
function drawnOf({ window, options }: OrderedConfiguration): DrawnProduct | undefined {
  const { widths, drops, track, mount } = window;
  const width = track ?? Math.max(0, ...widths.map((length) => length ?? 0));
  const drop = Math.max(0, ...drops.map((length) => length ?? 0));
  if (width === 0 || drop === 0) return undefined;
  const isBlind = mount === 'inside' || mount === 'outside';
  const { draw = 'pair', parts = 1 } = options;
  return {
    draw: isBlind ? 'blind' : draw,
    width: (width * MM_PER_CM) / parts,
    drop: drop * MM_PER_CM,
    parts,
  };
}

/** A finished window as it was ordered: drawing, and what its price is made up of (product 16.15). */
export function OrderedWindow({ configuration, price, currency }: OrderedWindowProps) {
  const { breakdown } = configuration;
  const drawn = drawnOf(configuration);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        maxWidth: 420,
        // Drawing beside the price: half the height.
        '@media print': { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
      }}
    >
      {drawn !== undefined && <MadeDrawing drawn={drawn} size="window" height={120} />}
      {breakdown.length > 0 && <Breakdown lines={breakdown} total={price} currency={currency} />}
    </Box>
  );
}
