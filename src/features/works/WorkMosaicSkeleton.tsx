import Skeleton from '@mui/material/Skeleton';
import { mosaicOf } from './mosaic';
import { MosaicCell, MosaicList } from './MosaicCell';

const COUNT = 3;

/** The shape of the mosaic on its way: three tiles (spec §9). */
export function WorkMosaicSkeleton() {
  return (
    <MosaicList aria-hidden="true">
      {mosaicOf(COUNT).map((tile, index) => (
        <MosaicCell key={index} tile={tile}>
          <div className="tile-picture">
            <Skeleton sx={{ height: 1, minHeight: 193 }} />
          </div>
          <Skeleton sx={{ marginBlockStart: 2, width: '60%', height: 24 }} />
          <Skeleton sx={{ marginBlockStart: 1, width: '30%', height: 16 }} />
        </MosaicCell>
      ))}
    </MosaicList>
  );
}
