import { lazy, type ComponentType } from 'react';

export * from '@/components/lazyHydrate';

/** Replacement of `components/lazyHydrate` that hydrates the component with the page. */
export function lazyHydrate<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Component = lazy(async () => ({ default: await load() }));
  return function Eager(props: Props) {
    return (
      <div data-lazy-hydrate={name}>
        <Component {...props} />
      </div>
    );
  };
}
