import { sheetRows } from '../catalogue/priceSheet.ts';
import type { PriceTable } from '../catalogue/priceTable.ts';
import type { Queryable } from '../db/open.ts';
import { currentPriceTable, latestPriceVersion } from '../repositories/priceTables.ts';
import { RefusedError } from './errors.ts';

/** Says whether the prices of finished windows are those of the example. */
export const pricesHeadline = ({ version, sample }: PriceTable): string =>
  sample === true
    ? `SAMPLES: the prices of finished windows (version ${version}) are those that the software came with. Replace them, and set "sample" to no (npm run --silent shop -- prices export prices.csv).`
    : `The prices are version ${version}.`;

/** Rows whose value differs, as name, old and new value. */
export function changedPrices(before: PriceTable, after: PriceTable): string[][] {
  const valuesOf = (one: PriceTable) =>
    new Map(sheetRows(one).map(({ name, value }) => [name, value]));
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => name !== 'version' && (old.get(name) ?? '') !== (now.get(name) ?? ''))
    .map((name) => [name, old.get(name) ?? '', now.get(name) ?? '']);
}

/**
 * The prices of a sheet: as the next version when they differ from the current ones.
 * @throws RefusedError when the sheet was exported from another version
 */
export async function asNextVersion(
  trx: Queryable,
  sheet: PriceTable,
  path: string,
): Promise<PriceTable> {
  const current = await currentPriceTable(trx);
  if (current === undefined) return { ...sheet, version: (await latestPriceVersion(trx)) + 1 };
  if (sheet.version !== current.version)
    throw new RefusedError(
      `${path} was exported from version ${sheet.version}, but the prices are version ${current.version}. Export them again and repeat your changes, so that those of somebody else are not lost.`,
    );
  if (changedPrices(current, sheet).length === 0) return current;
  return { ...sheet, version: (await latestPriceVersion(trx)) + 1 };
}
