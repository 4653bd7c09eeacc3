import Box from '@mui/material/Box';
import { parseOrderedConfiguration } from '@/api/parsers/orderedConfiguration';
import { GuaranteeNote } from '@/components/made/GuaranteeNote';
import { LineDrawing, type LineDrawingProps } from './LineDrawing';

/** A finished window of a cart line with its fit guarantee (product 16.15, 16.27). */
export function LineWindow({ input }: LineDrawingProps) {
  return (
    <Box sx={{ marginBlock: 1 }}>
      <Box sx={{ maxWidth: 112 }}>
        <LineDrawing input={input} />
      </Box>
      <GuaranteeNote texts={parseOrderedConfiguration(input)?.guarantee} />
    </Box>
  );
}
