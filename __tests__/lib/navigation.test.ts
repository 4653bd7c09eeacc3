import { describe, expect, it } from '@jest/globals';
import { createNavigation } from '@/lib/navigation';

/** Records each navigation with the name of the handler that received it. */
function recordNavigations() {
  const navigations: [string, string, unknown][] = [];
  const navigation = createNavigation();
  const connectAs = (name: string) =>
    navigation.connect((to, options) => navigations.push([name, to, options?.state]));
  return { navigation, navigations, connectAs };
}

describe('createNavigation', () => {
  it('ignores navigation before a handler is connected', () => {
    const { navigation, navigations, connectAs } = recordNavigations();
    navigation.go('/cart');
    connectAs('router');
    expect(navigations).toEqual([]);
  });

  it('calls the handler until it disconnects', () => {
    const { navigation, navigations, connectAs } = recordNavigations();
    const stop = connectAs('router');
    navigation.go('/login', { state: { returnTo: '/cart' } });
    stop();
    navigation.go('/');
    expect(navigations).toEqual([['router', '/login', { returnTo: '/cart' }]]);
  });

  it('keeps the handler that connected last', () => {
    const { navigation, navigations, connectAs } = recordNavigations();
    const stopFirst = connectAs('first');
    connectAs('second');
    stopFirst();
    navigation.go('/faq');
    expect(navigations).toEqual([['second', '/faq', undefined]]);
  });
});
