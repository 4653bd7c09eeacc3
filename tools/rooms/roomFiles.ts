import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ClothClass } from '../../src/contract/facets.ts';

/** A fabric of fabrics.json; its tile is one square repeat. */
export interface Fabric {
  slug: string;
  class: ClothClass;
  repeatMm: number;
}

/** Exposure of the tone curve: the wall of the living room becomes 200 of 255. */
export const EXPOSURE = 2.4;

/** What a browser needs besides the images of a room state. */
export interface RoomInfo {
  width: number;
  height: number;
  exposure: number;
  /** Linear light at 255 of all light and sheen images. */
  maxLight: number;
}

/** Linear light of a rendered layer, three values a pixel. */
export async function readLayer(folder: string, layer: string): Promise<Float32Array> {
  const bytes = await readFile(join(folder, `${layer}.f32`));
  return new Float32Array(new Uint8Array(bytes).buffer);
}

export async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value;
}

export function readFabrics(): Promise<Fabric[]> {
  return readJson(join(import.meta.dirname, 'fabrics.json'));
}

/** RGBA pixels of an image file, as a browser's canvas returns them. */
export async function readPixels(file: string): Promise<Uint8ClampedArray> {
  return new Uint8ClampedArray(await sharp(file).ensureAlpha().raw().toBuffer());
}

/** Part of a name that changes with the contents, because URLs under /media are cached for ever. */
export function contentHash(...contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/** Content hash of a folder, in the order of the names. */
export function hashFiles(files: ReadonlyMap<string, Uint8Array>): string {
  const names = [...files.keys()].sort();
  return contentHash(...names.flatMap((name) => files.get(name) ?? []));
}
