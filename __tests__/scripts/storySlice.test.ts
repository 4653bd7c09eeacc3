import { describe, expect, it } from '@jest/globals';
import { changedFolders, sliceOf } from '../stories/support/slice';
import { representatives, type Entry } from '../stories/support/storybook';

const entriesOf = (feature: string, count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `features-${feature}--story-${index}`,
    title: `Features/${feature}`,
    name: `Story ${index}`,
    importPath: `./src/features/${feature}/Part.stories.tsx`,
    type: 'story',
    tags: [],
  }));

describe('the slice of the stories that every change runs', () => {
  const cart = entriesOf('cart', 30);
  const others = entriesOf('orders', 1000);
  const slice = sliceOf([...cart, ...others], new Set(['src/features/cart']));

  it('contains every story of a changed folder', () => {
    expect(slice.slice(0, 30)).toEqual(cart);
  });

  it('contains about a twentieth of the others, the same ones in every run', () => {
    const chosen = slice.slice(30);
    expect(Math.abs(chosen.length - 50)).toBeLessThan(20);
    expect(sliceOf(others, new Set())).toEqual(chosen);
  });

  it('is bounded when every folder has changed', () => {
    const everything = sliceOf(others, new Set(['src/features/orders']));
    expect(everything.length).toBeLessThan(120);
  });
});

describe('the story that represents a component', () => {
  it('is Default, else the first', () => {
    const [first, second] = entriesOf('cart', 2) as [Entry, Entry];
    const normal = { ...second, name: 'Default' };
    expect(representatives([first, normal, ...entriesOf('orders', 3)])).toEqual([
      normal,
      ...entriesOf('orders', 1),
    ]);
  });

  it('is no page of documentation', () => {
    const [docs] = entriesOf('cart', 1).map((entry) => ({ ...entry, type: 'docs' as const }));
    expect(representatives(docs === undefined ? [] : [docs])).toEqual([]);
  });
});

describe('the folders of the last commits', () => {
  it('are those of src and design', () => {
    const folders = [...changedFolders('-20')];
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((folder) => !/^(?:src|design)/.test(folder))).toEqual([]);
  });
});
