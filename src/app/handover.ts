import { asRecord, asText } from '@/lib/wire';
import type { InlineAnswers, PageHandover } from '@/contract/render';

/** Id of the script element in which the server leaves what the browser goes on from. */
export const HANDOVER_ID = 'handover';

/** What the server left in the page; `undefined` in a page that the browser has to make itself. */
export function readHandover(page: Document): PageHandover | undefined {
  const text = page.getElementById(HANDOVER_ID)?.textContent;
  if (text === undefined || text === '') return undefined;
  try {
    const { origin, answers } = asRecord(JSON.parse(text));
    const { queries, provided } = asRecord(answers);
    const inline: InlineAnswers = { queries: asRecord(queries), provided: asRecord(provided) };
    return { origin: asText(origin) ?? '', answers: inline };
  } catch {
    return undefined;
  }
}
