import { fitsChat } from './chatLink';

/** Lines of a draft, such as the windows, and what replaces them when they do not fit. */
export interface DraftList {
  lines: readonly string[];
  /** Their number, as text. */
  count: string;
}

/** What a message to the shop is made of, in its order. */
export interface ChatDraft {
  greeting: string;
  /** What it is about: a product, the cart, an order. */
  about: string;
  lists?: readonly DraftList[];
  /** Absolute URL of the page it is about. */
  link?: string;
  question: string;
}

/** The text on one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function toText({ greeting, about, lists = [], link = '', question }: ChatDraft): string {
  return [greeting, about, ...lists.flatMap(({ lines }) => lines), link, question]
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');
}

/** The draft with only the count of its last lists. */
function withCounts(draft: ChatDraft, counted: number): ChatDraft {
  const { lists = [] } = draft;
  const kept = lists.length - counted;
  return {
    ...draft,
    lists: lists.map((list, index) =>
      index < kept || list.lines.length === 0 ? list : { ...list, lines: [list.count] },
    ),
  };
}

/** The longest beginning that fits, in whole characters. */
function cut(chatUrl: string, text: string): string {
  const characters = Array.from(text);
  let fitting = 0;
  let tooMany = characters.length + 1;
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fitsChat(chatUrl, characters.slice(0, middle).join(''))) fitting = middle;
    else tooMany = middle;
  }
  return characters.slice(0, fitting).join('');
}

/**
 * A message to the shop that fits the chat's link: lists that are too long become their count, the last list first, then the
 * link is left out, and a text that is still too long is cut (product 1.9).
 */
export function composeDraft(chatUrl: string, draft: ChatDraft): string {
  const { lists = [] } = draft;
  const shortened = [0, ...lists.map((_list, index) => index + 1)].map((counted) =>
    withCounts(draft, counted),
  );
  const shortest = { ...withCounts(draft, lists.length), link: undefined };
  const texts = [...shortened, shortest].map(toText);
  return texts.find((text) => fitsChat(chatUrl, text)) ?? cut(chatUrl, texts.at(-1) ?? '');
}
