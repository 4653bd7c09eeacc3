/**
 * Records which components React renders, through the hook of React DevTools. React looks the hook up when it is
 * loaded, so setupDom.ts imports this module first.
 */

/** The used part of React's internal fiber. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The fiber of the previous render; `null` on mount. */
  alternate: Fiber | null;
}

interface Named {
  name?: unknown;
}

interface DevToolsHook {
  supportsFiber: true;
  inject: () => number;
  onCommitFiberRoot: (id: number, root: { current: Fiber }) => void;
  onCommitFiberUnmount: () => void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DevToolsHook | undefined;
}

/** Fiber tags of function, class, forwardRef, memo and simple memo components. */
const COMPONENT_TAGS: readonly number[] = [0, 1, 11, 14, 15];
/** Fiber flag of components that rendered in this commit. */
const PERFORMED_WORK = 1;

export interface Rendered {
  /** Name of the component. */
  name: string;
  /** Outermost rendered elements. */
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
  // memo and forwardRef components are named after the component they wrap.
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

function notifyListeners(fiber: Fiber): void {
  if (hasRendered(fiber)) {
    const rendered = { name: nameOf(fiber), elements: elementsOf(fiber) };
    for (const listener of listeners) listener(rendered);
  }
  // React bails out of a subtree by keeping its children.
  if (fiber.child === fiber.alternate?.child) return;
  for (const child of childrenOf(fiber)) notifyListeners(child);
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_id, { current }) => {
    if (listeners.size > 0) notifyListeners(current);
  },
  onCommitFiberUnmount: () => undefined,
};

/** Records renders inside the given elements and elsewhere; ignores components without elements. */
export function watchRenders(...containers: Element[]) {
  const inside = new Map<Element, string[]>(containers.map((container) => [container, []]));
  const elsewhere: string[] = [];
  const listener: Listener = ({ name, elements }) => {
    if (elements.length === 0) return;
    const container = containers.find((candidate) =>
      elements.every((one) => candidate.contains(one)),
    );
    (container === undefined ? elsewhere : inside.get(container))?.push(name);
  };
  listeners.add(listener);
  return {
    /** Names of the components that rendered outside of all containers. */
    elsewhere,
    /** Names of the components that rendered inside one container. */
    within: (container: Element) => inside.get(container) ?? [],
    stop: () => void listeners.delete(listener),
  };
}

/** Resolves when nothing has rendered for `quietMs`. */
export function waitUntilIdle(quietMs = 250): Promise<void> {
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
