interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

/** React's number for a text that is no only child. */
const HOST_TEXT = 6;

function* descend(fiber: Fiber | null): Generator<Fiber> {
  for (let next = fiber; next !== null; next = next.sibling) {
    yield next;
    yield* descend(next.child);
  }
}

/** MUI's labels have a star after their text, which never changes; so has the invisible copy in the outline of a field. */
const LABELS = '.MuiFormLabel-root, .MuiOutlinedInput-notchedOutline';

/**
 * Texts that React changes through their text node. A page translator replaces these nodes, after which a change is lost and
 * an element cannot be inserted before them.
 */
export function findBareTexts(container: Element): string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const root = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  if (root === undefined) throw new Error('React has rendered nothing here.');
  return [...descend(root.stateNode.current.child)]
    .filter(({ tag }) => tag === HOST_TEXT)
    .map(({ stateNode }) => stateNode as Text)
    .filter(({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest(LABELS))
    .map(({ data }) => data);
}
