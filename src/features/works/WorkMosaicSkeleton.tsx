import Skeleton from '@mui/material/Skeleton';
import { mosaicOf } from './mosaic';
import { MosaicCell, MosaicList } from './MosaicCell';

const COUNT = 3;
/** Tiles of a full page; the skeleton shows the first ones. */
const PAGE_SIZE = 10;

/** Skeleton of the mosaic: three tiles (product 12.5). */
export function WorkMosaicSkeleton() {
  return (
    <MosaicList aria-hidden="true">
      {mosaicOf(PAGE_SIZE)
        .slice(0, COUNT)
        .map((tile, index) => (
          <MosaicCell key={index} tile={tile} data-testid="work-skeleton">
            <div className="tile-picture">
              <Skeleton sx={{ height: 1 }} />
            </div>
            <div className="tile-caption">
              <Skeleton sx={{ width: '60%', height: 28 }} />
              <Skeleton sx={{ marginBlockStart: 0.5, width: '30%', height: 18 }} />
            </div>
          </MosaicCell>
        ))}
    </MosaicList>
  );
}
