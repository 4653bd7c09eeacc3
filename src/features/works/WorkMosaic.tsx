import type { Work } from '@/contract/catalogue';
import { mosaicOf } from './mosaic';
import { MosaicCell, MosaicList } from './MosaicCell';
import { WorkTile } from './WorkTile';

const FIRST_VIEW_COUNT = 2;
const GAP_VW = 3;

/** `sizes` attribute of an image by its column spans. */
function sizesOf(tabletSpan: number, wideSpan: number): string {
  const share = (span: number) => Math.ceil((span / 12) * 100) - GAP_VW;
  const widestPx = Math.round((wideSpan / 12) * 1296);
  return `(min-width: 1344px) ${widestPx}px, (min-width: 900px) ${share(wideSpan)}vw, (min-width: 600px) ${share(tabletSpan)}vw, 94vw`;
}

/** Page of finished projects as a mosaic of tiles. */
export function WorkMosaic({ works }: { works: Work[] }) {
  const tiles = mosaicOf(works.length);
  return (
    <MosaicList>
      {works.map((work, index) => {
        const tile = tiles[index];
        return (
          tile && (
            <MosaicCell key={work.id} tile={tile}>
              <WorkTile
                work={work}
                sizes={sizesOf(tile.tablet.span, tile.wide.span)}
                isPriority={index < FIRST_VIEW_COUNT}
              />
            </MosaicCell>
          )
        );
      })}
    </MosaicList>
  );
}
