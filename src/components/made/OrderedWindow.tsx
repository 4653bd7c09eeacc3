import Box from '@mui/material/Box';
import type { OrderedConfiguration } from '@/contract/orders';
import { Breakdown } from './Breakdown';
import { drawnOf } from './drawnOf';
import { MadeDrawing } from './MadeDrawing';

export interface OrderedWindowProps {
  configuration: OrderedConfiguration;
  /** Of one, in dirhams. */
  price: number;
  currency: string;
}

/** A finished window as it was ordered: drawing, fit guarantee, and what its price is made up of (product 16.15, 16.27). */
export function OrderedWindow({ configuration, price, currency }: OrderedWindowProps) {
  const { breakdown } = configuration;
  // Each sentence once, because it is the key of its paragraph.
  const guarantee = [...new Set(configuration.guarantee)];
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
      {guarantee.length > 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', '& p': { margin: 0 } }}>
          {guarantee.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Box>
      )}
      {breakdown.length > 0 && <Breakdown lines={breakdown} total={price} currency={currency} />}
    </Box>
  );
}
