import { describe, expect, it } from '@jest/globals';
import { createNavigation } from '@/lib/navigation';

/** A navigation and the ways that were taken through it, by the name of who was connected. */
function watchWays() {
  const ways: [string, string, unknown][] = [];
  const navigation = createNavigation();
  const connectAs = (name: string) =>
    navigation.connect((to, options) => ways.push([name, to, options?.state]));
  return { navigation, ways, connectAs };
}

describe('navigation from outside React', () => {
  it('goes nowhere before the router has connected', () => {
    expect(() => createNavigation().go('/cart')).not.toThrow();
  });

  it('goes where it is told, until the router is gone', () => {
    const { navigation, ways, connectAs } = watchWays();
    const stop = connectAs('router');
    navigation.go('/login', { state: { returnTo: '/cart' } });
    stop();
    navigation.go('/');
    expect(ways).toEqual([['router', '/login', { returnTo: '/cart' }]]);
  });

  it('stays with the router that connected last', () => {
    const { navigation, ways, connectAs } = watchWays();
    const stopFirst = connectAs('first');
    connectAs('second');
    stopFirst();
    navigation.go('/faq');
    expect(ways).toEqual([['second', '/faq', undefined]]);
  });
});
