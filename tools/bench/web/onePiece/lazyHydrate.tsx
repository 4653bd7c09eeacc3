import { lazy, type ComponentType } from 'react';

/** Replaces `components/lazyHydrate`: the component hydrates with the rest of its page. */
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
