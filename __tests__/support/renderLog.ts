/**
 * Tells which components React renders. React reports each commit to its developer tools, which it looks for when it is
 * loaded: this stands in for them, so setupDom.ts loads it first.
 */

/** What is read of React's own tree; it is the same for every version since 16. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same place of the tree as it was before; `null` when it is new. */
  alternate: Fiber | null;
}

interface Named {
  name?: unknown;
}

interface Tools {
  supportsFiber: true;
  inject: () => number;
  onCommitFiberRoot: (id: number, root: { current: Fiber }) => void;
  onCommitFiberUnmount: () => void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Tools | undefined;
}

/** Components by React's tags: function, class, forwardRef, memo and simple memo. */
const COMPONENT_TAGS: readonly number[] = [0, 1, 11, 14, 15];
/** Set on a component that ran in this commit. */
const PERFORMED_WORK = 1;

export interface Rendered {
  /** Name of the component. */
  name: string;
  /** The outermost elements that it shows; none for one that shows nothing. */
  elements: Element[];
}

type Listener = (rendered: Rendered) => void;
const listeners = new Set<Listener>();

function* childrenOf({ child }: Fiber): Generator<Fiber> {
  for (let fiber = child; fiber !== null; fiber = fiber.sibling) yield fiber;
}

function elementsOf(fiber: Fiber): Element[] {
  if (fiber.stateNode instanceof Element) return [fiber.stateNode];
  return [...childrenOf(fiber)].flatMap(elementsOf);
}

function nameOf({ type }: Fiber): string {
  const component = Object(type) as Record<'displayName' | 'name' | 'render' | 'type', unknown>;
  // What memo and forwardRef have wrapped has the name.
  const wrapped = [component.render, component.type].map((one) => (one as Named | undefined)?.name);
  const names = [component.displayName, component.name, ...wrapped];
  return (
    (names.find((one) => typeof one === 'string' && one !== '') as string | undefined) ??
    'a component'
  );
}

function hasRendered(fiber: Fiber): boolean {
  if (!COMPONENT_TAGS.includes(fiber.tag)) return false;
  return fiber.alternate === null || (fiber.flags & PERFORMED_WORK) !== 0;
}

function tell(fiber: Fiber): void {
  if (hasRendered(fiber)) {
    const rendered = { name: nameOf(fiber), elements: elementsOf(fiber) };
    for (const listener of listeners) listener(rendered);
  }
  // Where the children are the very same, React has not gone on.
  if (fiber.child === fiber.alternate?.child) return;
  for (const child of childrenOf(fiber)) tell(child);
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_id, { current }) => {
    if (listeners.size > 0) tell(current);
  },
  onCommitFiberUnmount: () => undefined,
};

/** Notes what renders from now on, inside the given places and elsewhere; what shows nothing is left out. */
export function watchRenders(...places: Element[]) {
  const inside = new Map<Element, string[]>(places.map((place) => [place, []]));
  const elsewhere: string[] = [];
  const listener: Listener = ({ name, elements }) => {
    if (elements.length === 0) return;
    const place = places.find((candidate) => elements.every((one) => candidate.contains(one)));
    (place === undefined ? elsewhere : inside.get(place))?.push(name);
  };
  listeners.add(listener);
  return {
    /** Names of the components that rendered and show something outside all places. */
    elsewhere,
    /** Names of the components that rendered within one place. */
    within: (place: Element) => inside.get(place) ?? [],
    stop: () => void listeners.delete(listener),
  };
}

/** Resolves once nothing has rendered for a while, such as a page that has taken up all its answers and pictures. */
export function untilStill(quietMs = 250): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      listeners.delete(wait);
      resolve();
    };
    let timer = setTimeout(finish, quietMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    };
    listeners.add(wait);
  });
}
