import { showInvisible, withoutByteOrderMark } from './jsonText.ts';
import { CatalogueFileError, invalidCatalogue } from './catalogueFileError.ts';
import { catalogueShape, VERSION } from './catalogueShape.ts';
import type { CatalogueContent, CatalogueFile } from './catalogueShape.ts';
import { arabicProblems } from './checkArabic.ts';
import { referenceProblems } from './checkReferences.ts';
import { schemaMessage } from './schemaMessages.ts';
import { problemLine, schemaProblems } from './problems.ts';
import type { Problem } from './problems.ts';

export type { CatalogueContent, CatalogueFile } from './catalogueShape.ts';

/** A valid catalogue, or everything that is wrong with it. */
export type CheckedCatalogue =
  { content: CatalogueFile; problems?: never } | { content?: never; problems: Problem[] };

/** Validates the content of a catalogue file. */
export function checkCatalogue(value: unknown): CheckedCatalogue {
  const { data, error } = catalogueShape.safeParse(value, { error: schemaMessage });
  const problems = [
    ...(error === undefined ? arabicProblems(data) : schemaProblems(error)),
    ...referenceProblems(value),
  ];
  return data === undefined || problems.length > 0 ? { problems } : { content: data };
}

/** The content of a catalogue file, not validated. @throws CatalogueFileError when it is not JSON */
export function parseJson(json: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(withoutByteOrderMark(json));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new CatalogueFileError(`The file is not valid JSON: ${showInvisible(reason)}`);
  }
  return value;
}

/**
 * Parses and validates a catalogue file.
 * @throws CatalogueFileError
 */
export function parseCatalogue(json: string): CatalogueFile {
  const { content, problems } = checkCatalogue(parseJson(json));
  if (content === undefined) throw invalidCatalogue(problems.map(problemLine));
  return content;
}

/** Serializes a catalogue as readable JSON. */
export function printCatalogue(content: CatalogueContent): string {
  return `${JSON.stringify({ version: VERSION, ...content }, null, 2)}\n`;
}
