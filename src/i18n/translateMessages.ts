import type { Message, MessageTree } from './message';

/** Texts of another language by message id. */
export type Catalog = Readonly<Record<string, string>>;

/** Record with the keys of the messages and texts of another language. */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends Message<never> ? string : Translation<Tree[Key]>;
};

interface Texts {
  readonly [key: string]: string | Texts;
}

function isMessage(node: Message<never> | MessageTree): node is Message<never> {
  return typeof node['message'] === 'string';
}

function* pair(tree: MessageTree, texts: Texts): Generator<[id: string, text: string]> {
  for (const [key, node] of Object.entries(tree)) {
    const text = texts[key];
    if (isMessage(node)) yield [node.id, text as string];
    else yield* pair(node, text as Texts);
  }
}

/** Translates the messages of a feature. A missing or unknown key does not compile. */
export function translateMessages<Tree extends MessageTree>(
  messages: Tree,
  texts: Translation<NoInfer<Tree>>,
): Catalog {
  return Object.fromEntries(pair(messages, texts as Texts));
}
