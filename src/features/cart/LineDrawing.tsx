import { parseOrderedConfiguration } from '@/api/parsers/orderedConfiguration';
import { drawnOf } from '@/components/made/drawnOf';
import { MadeDrawing } from '@/components/made/MadeDrawing';

export interface LineDrawingProps {
  /** What was priced, as the server sent it. */
  input: unknown;
}

/** Height in px. */
const HEIGHT = 64;

/** A finished window of the cart, small and to scale (product 16.15). */
export function LineDrawing({ input }: LineDrawingProps) {
  const configuration = parseOrderedConfiguration(input);
  const drawn = configuration && drawnOf(configuration);
  return drawn === undefined ? null : <MadeDrawing drawn={drawn} size="window" height={HEIGHT} />;
}
