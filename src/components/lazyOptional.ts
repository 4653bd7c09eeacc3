import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/** Code-split component that renders nothing when its chunk fails to load. */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}
