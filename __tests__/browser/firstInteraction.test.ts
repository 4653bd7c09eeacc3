import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { firstInteraction, onFirstInteraction } from '@/browser/firstInteraction';

const EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'focusin',
  'popstate',
];

const dispatch = (type: string) => document.body.dispatchEvent(new Event(type));

describe('onFirstInteraction', () => {
  const unsubscribes: (() => void)[] = [];
  afterEach(() => unsubscribes.splice(0).forEach((unsubscribe) => unsubscribe()));

  it.each(EVENTS)('calls the listener on %s anywhere on the page', (type) => {
    const listener = jest.fn();
    unsubscribes.push(onFirstInteraction(listener));
    dispatch(type);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('calls the listener once', () => {
    const listener = jest.fn();
    unsubscribes.push(onFirstInteraction(listener));
    for (const type of [...EVENTS, ...EVENTS]) dispatch(type);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not call an unsubscribed listener', () => {
    const listener = jest.fn();
    onFirstInteraction(listener)();
    for (const type of EVENTS) dispatch(type);
    expect(listener).not.toHaveBeenCalled();
  });

  it('registers passive listeners only', () => {
    const addEventListener = jest.spyOn(window, 'addEventListener');
    unsubscribes.push(onFirstInteraction(() => undefined));
    for (const [, , options] of addEventListener.mock.calls) {
      expect(options).toMatchObject({ passive: true });
    }
  });
});

describe('firstInteraction', () => {
  it('resolves at once when a key was pressed before the script ran', async () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    try {
      await jest.isolateModulesAsync(async () => {
        const { firstInteraction: wait } = await import('@/browser/firstInteraction');
        await expect(wait()).resolves.toBeUndefined();
      });
    } finally {
      Reflect.deleteProperty(navigator, 'userActivation');
    }
  });

  it('resolves on the first interaction, also for later callers', async () => {
    let hasInteracted = false;
    const waiting = firstInteraction().then(() => {
      hasInteracted = true;
    });
    await Promise.resolve();
    expect(hasInteracted).toBe(false);
    dispatch('scroll');
    await waiting;
    await expect(firstInteraction()).resolves.toBeUndefined();
  });
});
