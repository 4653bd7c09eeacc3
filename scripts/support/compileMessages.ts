import {
  compileMessageOrThrow,
  type CompiledMessage,
  type CompiledMessageToken,
} from '@lingui/message-utils/compileMessage';

type Choices = Record<string, CompiledMessage | number | undefined>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The choices of an English plural by number, or undefined when they need `Intl`, as `#` and `offset` do. */
function choicesByNumber({ offset, one, ...choices }: Choices): Choices | undefined {
  const all = Object.values({ one, ...choices });
  const usesIntl = all.some((choice) => Array.isArray(choice) && choice.includes('#'));
  if (offset !== undefined || usesIntl) return undefined;
  return one === undefined ? choices : { 1: one, ...choices };
}

/**
 * Compiles the plurals of an English message to selects by number, which have the same result: in English, `one` is the
 * number 1. Lingui creates an `Intl.NumberFormat` for every plural, which delays hydration (decision 13).
 */
export function withoutIntl(message: CompiledMessage): CompiledMessage {
  return message.map((token): CompiledMessageToken => {
    if (typeof token === 'string') return token;
    const [name, type, format] = token;
    if (!isRecord(format)) return token;
    const nested: Choices = Object.fromEntries(
      Object.entries(format).map(([key, choice]) => [
        key,
        Array.isArray(choice) ? withoutIntl(choice as CompiledMessage) : undefined,
      ]),
    );
    const choices = type === 'plural' ? choicesByNumber(nested) : undefined;
    return choices === undefined ? [name, type, nested] : [name, 'select', choices];
  });
}

/**
 * Compiles the texts of the messages and catalogs that a module exports. The result is JSON.
 * @throws Error when a text is no valid ICU message
 */
export function compileMessages(value: unknown): unknown {
  if (typeof value === 'string') return compileMessageOrThrow(value);
  if (!isRecord(value) || Array.isArray(value)) {
    throw new TypeError('A module of messages exports only messages and catalogs.');
  }
  const { id, message } = value;
  if (typeof id === 'string' && typeof message === 'string') {
    return withoutIntl(compileMessageOrThrow(message));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, compileMessages(child)]),
  );
}
