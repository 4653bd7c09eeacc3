import { composeRoom, type RoomLayers } from './composeRoom';
import { decodeMesh } from './decodeMesh';
import { createFabricTile } from './fabricTile';
import { fillMesh, type ClothCoordinates } from './fillMesh';
import type { RoomRequest } from './roomProtocol';
import { layerNames, roomStates, type RoomState } from './roomStates';

/** A decoded image as RGBA pixels. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Reads files of the shop; a browser and Node decode images differently. */
export interface RoomFiles {
  readImage: (url: string) => Promise<Pixels>;
  readData: (url: string) => Promise<ArrayBuffer>;
}

/**
 * Composes fabrics in rooms. Layers and cloth coordinates are read once; a failed read is repeated by the next request.
 *
 * The returned function resolves to `undefined` when `isCurrent` turned false before the pixels were composed.
 */
export function createRoomRenderer({ readImage, readData }: RoomFiles) {
  const images = new Map<string, Promise<Pixels>>();
  const cloths = new Map<string, Promise<ClothCoordinates>>();

  const readLayer = async (room: RoomState, name: string) => {
    const url = `${room.folder}/${name}`;
    const { data } = await remember(images, url, () =>
      readImage(`${url}.avif`).catch(() => readImage(`${url}.webp`)),
    );
    return data;
  };

  const readLayers = async (
    room: RoomState,
    cloth: RoomRequest['tile']['cloth'],
  ): Promise<RoomLayers> => {
    const names = layerNames(cloth);
    const [base, light, sheen] = await Promise.all([
      readLayer(room, names.room),
      readLayer(room, names.light),
      readLayer(room, names.sheen),
    ]);
    const { exposure, maxLight } = room;
    return { room: base, light, sheen, exposure, maxLight };
  };

  const readCloth = ({ folder, width, height }: RoomState) =>
    remember(cloths, folder, async () =>
      fillMesh(decodeMesh(await readData(`${folder}/mesh.bin`)), width, height),
    );

  return async (
    { room: id, tile }: Pick<RoomRequest, 'room' | 'tile'>,
    isCurrent: () => boolean = () => true,
  ): Promise<Pixels | undefined> => {
    const room: RoomState = roomStates[id];
    const [layers, cloth, image] = await Promise.all([
      readLayers(room, tile.cloth),
      readCloth(room),
      readImage(tile.image),
    ]);
    if (!isCurrent()) return undefined;
    const height = (tile.width * image.height) / image.width;
    const fabric = createFabricTile(image.data, image.width, image.height, tile.width, height);
    const data = composeRoom(layers, cloth, fabric);
    return { width: room.width, height: room.height, data };
  };
}

function remember<Value>(
  values: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key);
  if (known !== undefined) return known;
  const reading = read();
  values.set(key, reading);
  reading.catch(() => values.delete(key));
  return reading;
}
