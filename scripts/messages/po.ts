import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { po, type GetTextTranslations } from 'gettext-parser';
import type { MessageSource } from './messageSources.ts';

const HEADERS = {
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  Language: 'ar',
  'X-Generator': 'Sadeel; texts are ICU messages',
};

/** A PO file for translators: context is the id, so that equal English texts may differ in Arabic. */
export function toPo(messages: readonly MessageSource[]): string {
  const translations = Object.fromEntries(
    messages.map(({ id, english, arabic, comment }) => [
      id,
      {
        [english.text]: {
          msgctxt: id,
          msgid: english.text,
          msgstr: [arabic.text],
          comments: { extracted: comment, reference: english.file },
        },
      },
    ]),
  );
  return po.compile({ charset: 'utf-8', headers: HEADERS, translations }).toString('utf8');
}

/** Placeholders with their types, e.g. `count plural`, sorted. */
function placeholdersOf(message: CompiledMessage): string[] {
  const names = message.flatMap((token): string[] => {
    if (typeof token === 'string') return [];
    const [name, type = '', format] = token;
    const choices = typeof format === 'object' && format !== null ? Object.values(format) : [];
    return [
      `${name} ${type}`.trim(),
      ...choices.flatMap((choice) =>
        Array.isArray(choice) ? placeholdersOf(choice as CompiledMessage) : [],
      ),
    ];
  });
  return [...new Set(names)].toSorted();
}

/** Why a translation cannot be used; `undefined` when it can. */
function problemOf(english: string, arabic: string): string | undefined {
  let compiled: CompiledMessage;
  try {
    compiled = compileMessageOrThrow(arabic);
  } catch (error) {
    return `is no valid ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
  const expected = placeholdersOf(compileMessageOrThrow(english)).join(', ');
  const found = placeholdersOf(compiled).join(', ');
  return found === expected
    ? undefined
    : `has the placeholders "${found}" instead of "${expected}"`;
}

export interface PoChanges {
  /** Messages with a new Arabic text. */
  changed: { message: MessageSource; arabic: string }[];
  /** Everything that is wrong with the file; nothing is imported then. */
  errors: string[];
}

/** Reads a translated PO file. Untranslated and fuzzy entries keep the present text. */
export function readPo(text: string, messages: readonly MessageSource[]): PoChanges {
  let parsed: GetTextTranslations;
  try {
    parsed = po.parse(text, { validation: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { changed: [], errors: [`The file is no PO file: ${reason}`] };
  }
  const byId = new Map(messages.map((message) => [message.id, message]));
  const changes: PoChanges = { changed: [], errors: [] };
  const entries = Object.values(parsed.translations).flatMap((context) => Object.values(context));
  for (const { msgctxt: id = '', msgid, msgstr, comments } of entries) {
    const [arabic = ''] = msgstr;
    if (msgid === '' || arabic === '' || (comments?.flag ?? '').includes('fuzzy')) continue;
    const message = byId.get(id);
    if (message === undefined) changes.errors.push(`${id || msgid}: no such message.`);
    else if (message.english.text !== msgid)
      changes.errors.push(
        `${id}: the English text is now "${message.english.text}". Export again.`,
      );
    else if (message.arabic.text !== arabic) {
      const problem = problemOf(msgid, arabic);
      if (problem === undefined) changes.changed.push({ message, arabic });
      else changes.errors.push(`${id}: the translation ${problem}.`);
    }
  }
  return changes;
}
