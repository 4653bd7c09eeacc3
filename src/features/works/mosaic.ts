/** Column spans of the tiles on wide screens, out of 12; ten tiles fill four rows. */
const WIDE_PATTERN = [4, 8, 4, 4, 4, 4, 4, 4, 8, 4] as const;
/** Column spans on tablets. */
const TABLET_PATTERN = [5, 7, 6, 6, 6, 6, 6, 6, 6, 6] as const;
const COLUMNS = 12;

export interface TileShape {
  /** Column span, out of 12. */
  span: number;
  /** CSS aspect ratio of the image; `auto` takes the height of the wider tile in the row. */
  ratio: string;
}

export interface MosaicTile {
  tablet: TileShape;
  wide: TileShape;
}

function shapeRow(spans: readonly number[]): TileShape[] {
  const widest = Math.max(...spans);
  return spans.map((span) => {
    if (span === COLUMNS) return { span, ratio: '21 / 9' };
    return { span, ratio: span < widest ? 'auto' : '3 / 2' };
  });
}

/** Distributes `count` tiles into rows by the pattern; tiles of a short last row fill its width. */
function shapesOf(count: number, pattern: readonly number[]): TileShape[] {
  const shapes: TileShape[] = [];
  let row: number[] = [];
  for (let index = 0; index < count; index += 1) {
    row.push(pattern[index % pattern.length] ?? COLUMNS);
    const isFull = row.reduce((sum, span) => sum + span, 0) >= COLUMNS;
    if (!isFull) continue;
    shapes.push(...shapeRow(row));
    row = [];
  }
  return [...shapes, ...shapeRow(row.map(() => COLUMNS / row.length))];
}

/** Shapes of the tiles of a page: the first narrow, the second wide (product 4.9), then a repeating mosaic. */
export function mosaicOf(count: number): MosaicTile[] {
  const wideShapes = shapesOf(count, WIDE_PATTERN);
  return shapesOf(count, TABLET_PATTERN).flatMap((tablet, index) => {
    const wide = wideShapes[index];
    return wide === undefined ? [] : [{ tablet, wide }];
  });
}
