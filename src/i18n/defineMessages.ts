import type { Messages, MessageTexts } from './message';

interface Descriptors {
  [key: string]: { id: string; message: string } | Descriptors;
}

/** A text as it is written, or an array when the build has compiled it. */
const isText = (text: string | MessageTexts): text is string =>
  typeof text === 'string' || Array.isArray(text);

function describe(scope: string, texts: MessageTexts): Descriptors {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const id = `${scope}.${key}`;
      return [key, isText(text) ? { id, message: text } : describe(id, text)];
    }),
  );
}

/**
 * Defines the English messages of a feature. Their ids start with the scope: `defineMessages('cart', { title: 'Cart' })`
 * has `cart.title`. Texts are ICU messages; their placeholders are type-checked where they are translated.
 */
export function defineMessages<const Texts extends MessageTexts>(
  scope: string,
  texts: Texts,
): Messages<Texts> {
  return describe(scope, texts) as Messages<Texts>;
}
