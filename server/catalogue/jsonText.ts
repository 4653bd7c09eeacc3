/** First character of files that Windows programs save as UTF-8. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The text without its byte order mark, which JSON does not allow. */
export const withoutByteOrderMark = (json: string): string => json.replace(BYTE_ORDER_MARK, '');

/** A text whose invisible characters are written as their code, such as U+200B. */
export function showInvisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) =>
      `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
