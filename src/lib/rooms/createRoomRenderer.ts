import type { ClothTile } from './clothTile.ts';
import { composeRoom, type RoomLayers } from './composeRoom.ts';
import { createRecentCache } from './createRecentCache.ts';
import { decodeMesh, scalePanel } from './decodeMesh.ts';
import { createFabricTile, shrinkTile } from './fabricTile.ts';
import { fillMesh, type ClothCoordinates } from './fillMesh.ts';
import { layerNames, roomStates, type RoomState, type RoomStateId } from './roomStates.ts';

/** A fabric in a room, as wide as it is shown. */
export interface RoomJob {
  room: RoomStateId;
  tile: ClothTile;
  /** Pixels of the image. */
  width: number;
}

export interface ImageSize {
  width: number;
  height: number;
}

/** A decoded image as RGBA pixels. */
export interface Pixels extends ImageSize {
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Reads files of the shop; a browser and Node decode images differently. */
export interface RoomFiles {
  /** Scales the image when a size is given. */
  readImage: (url: string, size?: ImageSize) => Promise<Pixels>;
  readData: (url: string) => Promise<ArrayBuffer>;
}

/** Layers that are kept: four classes of cloth in one room, or one class in four states. At 900 px each has 4 MB. */
const KEPT_LAYERS = 12;
/** Cloth coordinates that are kept, of 8 MB each at 900 px. */
const KEPT_CLOTHS = 3;

/**
 * Composes fabrics in rooms. The latest layers and cloth coordinates are kept; a failed read is repeated by the next request.
 *
 * The returned function resolves to `undefined` when `isCurrent` turned false before the pixels were composed.
 */
export function createRoomRenderer({ readImage, readData }: RoomFiles) {
  const rememberLayer = createRecentCache<Pixels>(KEPT_LAYERS);
  const rememberCloth = createRecentCache<ClothCoordinates>(KEPT_CLOTHS);

  const readLayer = async (room: RoomState, name: string, size: ImageSize) => {
    const url = `${room.folder}/${name}`;
    // Full size needs no scaling, so the decoded values stay exact.
    const scaled = size.width === room.width ? undefined : size;
    const { data } = await rememberLayer(`${url} ${size.width}`, () =>
      readImage(`${url}.avif`, scaled).catch(() => readImage(`${url}.webp`, scaled)),
    );
    return data;
  };

  const readLayers = async (
    room: RoomState,
    cloth: RoomJob['tile']['cloth'],
    size: ImageSize,
  ): Promise<RoomLayers> => {
    const names = layerNames(cloth);
    const [base, light, sheen] = await Promise.all([
      readLayer(room, names.room, size),
      readLayer(room, names.light, size),
      readLayer(room, names.sheen, size),
    ]);
    const { exposure, maxLight } = room;
    return { room: base, light, sheen, exposure, maxLight, isSheer: cloth === 'sheer' };
  };

  const readCloth = (room: RoomState, size: ImageSize) =>
    rememberCloth(`${room.folder} ${size.width}`, async () => {
      const panels = decodeMesh(await readData(`${room.folder}/mesh.bin`));
      const [scaleX, scaleY] = [size.width / room.width, size.height / room.height];
      return fillMesh(
        panels.map((panel) => scalePanel(panel, scaleX, scaleY)),
        size.width,
        size.height,
        scaleX,
      );
    });

  return async (
    { room: id, tile, width }: RoomJob,
    isCurrent: () => boolean = () => true,
  ): Promise<Pixels | undefined> => {
    const room: RoomState = roomStates[id];
    const size = { width, height: Math.round((width * room.height) / room.width) };
    const scale = width / room.width;
    const [layers, cloth, image] = await Promise.all([
      readLayers(room, tile.cloth, size),
      readCloth(room, size),
      readImage(tile.image),
    ]);
    if (!isCurrent()) return undefined;
    const height = (tile.width * image.height) / image.width;
    const fabric = createFabricTile(image.data, image.width, image.height, tile.width, height);
    return { ...size, data: composeRoom(layers, cloth, shrinkTile(fabric, scale), scale) };
  };
}
