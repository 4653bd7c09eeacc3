import Box from '@mui/material/Box';
import preview from '#.storybook/preview';
import { MosaicCell, MosaicList } from './MosaicCell';
import { mosaicOf } from './mosaic';

/** Mosaic cells with a coloured box instead of an image. */
function Cells({ count }: { count: number }) {
  return (
    <MosaicList>
      {mosaicOf(count).map((tile, index) => (
        <MosaicCell key={index} tile={tile}>
          <article>
            <Box className="tile-picture" sx={{ bgcolor: 'sand.dark' }} />
            <div className="tile-caption">Place {index + 1}</div>
          </article>
        </MosaicCell>
      ))}
    </MosaicList>
  );
}

/** Mosaic cells: the first is narrow, the second wide; a short last row fills the full width. */
const meta = preview.meta({
  component: Cells,
  args: { count: 10 },
  argTypes: { count: { control: { type: 'range', min: 1, max: 20 } } },
});

export const Ten = meta.story();
export const ShortLastRow = meta.story({ args: { count: 4 } });
export const One = meta.story({ args: { count: 1 } });
