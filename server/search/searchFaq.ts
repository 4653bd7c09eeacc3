import type { Faq } from '../../src/contract/catalogue.ts';
import { foldedWords, withoutArticle } from './tokens.ts';

const MARKUP = /<[^<>]*>/g;

/** Folded words of a question and its answer, Arabic ones also without their article. */
function wordsOf({ question, answer }: Faq): string[] {
  const words = foldedWords(`${question} ${answer.replace(MARKUP, ' ')}`);
  return words.flatMap((word) => [word, withoutArticle(word)]);
}

/** Questions that have, or whose answers have, a word that begins with each word of the search; all without a search. */
export function searchFaq(faq: readonly Faq[], search: string): readonly Faq[] {
  const wanted = foldedWords(search).map(withoutArticle);
  if (wanted.length === 0) return search.trim() === '' ? faq : [];
  return faq.filter((entry) => {
    const words = wordsOf(entry);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
