import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseJson } from '../catalogue/catalogueFile.ts';
import { invalidFile } from '../catalogue/catalogueFileError.ts';
import { problemLine, schemaProblems } from '../catalogue/problems.ts';
import { mappingSchema } from '../sheets/mapping.ts';
import type { Mapping } from '../sheets/mapping.ts';
import { RefusedError } from './errors.ts';
import { withFile } from './files.ts';

const FOLDER = join(import.meta.dirname, '../sheets/mappings');

/** Names of the mappings that the shop has. */
export const mappingNames = (): string[] =>
  readdirSync(FOLDER).map((name) => basename(name, '.json'));

/**
 * A mapping by the name of one of the shop, or by its file.
 * @throws RefusedError, CatalogueFileError
 */
export function readMapping(nameOrFile: string): Mapping {
  const names = mappingNames();
  const isOwn = names.includes(nameOrFile);
  if (!isOwn && !existsSync(nameOrFile))
    throw new RefusedError(
      `There is no mapping ${nameOrFile}: neither a file nor one of ${names.join(', ')}.`,
    );
  const path = isOwn ? join(FOLDER, `${nameOrFile}.json`) : nameOrFile;
  const { data, error } = mappingSchema.safeParse(
    parseJson(withFile(path, () => readFileSync(path, 'utf8'))),
  );
  if (data === undefined)
    throw invalidFile(`${nameOrFile} is no valid mapping`, schemaProblems(error).map(problemLine));
  return data;
}
