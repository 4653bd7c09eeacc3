import { foldText } from './foldText.ts';

const MAX_DIGITS = 4;
/** Words, numbers and what stands between them; no addresses of mail or pages. */
const WORDS_ONLY = /^[\p{L}\p{M}\p{N}\s'’-]+$/u;
const DIGIT = /\p{N}/gu;

/**
 * The folded words of a search as they may be stored without personal data; `undefined` for one that holds an e-mail
 * address, a telephone number or a long text.
 */
export function storableTerm(search: string, maxLength: number): string | undefined {
  const term = foldText(search).trim().replace(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxLength || !WORDS_ONLY.test(term)) return undefined;
  return (term.match(DIGIT)?.length ?? 0) > MAX_DIGITS ? undefined : term;
}
