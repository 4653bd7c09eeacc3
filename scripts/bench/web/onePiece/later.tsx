import { lazy, type ComponentType } from 'react';
import { Fold } from '@/components/Fold';

/** In place of `components/later`: the part comes to life with the rest of its page. */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function AtOnce(props: Props) {
    return (
      <div data-later={name}>
        <Fold />
        <Part {...props} />
      </div>
    );
  };
}
