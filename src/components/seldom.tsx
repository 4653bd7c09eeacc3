import { lazy, Suspense, type ComponentType } from 'react';
import { PageLoading } from './PageLoading';

/**
 * What a part of a page seldom shows at first, such as what stands in for an empty list: its code comes when it is
 * shown, which is waited for like a page. As markup from the server it is there at once.
 */
export function seldom<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Seldom(props: Props) {
    return (
      <Suspense fallback={<PageLoading />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
