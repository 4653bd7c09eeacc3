/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { onVisitorAct, visitorActs } from '@/lib/visitorActivity';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];

const act = (sign: string) => document.body.dispatchEvent(new Event(sign));

describe('the first thing a visitor does', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it.each(SIGNS)('may be %s, wherever on the page', (sign) => {
    const listener = jest.fn();
    stops.push(onVisitorAct(listener));
    act(sign);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is told once', () => {
    const listener = jest.fn();
    stops.push(onVisitorAct(listener));
    for (const sign of [...SIGNS, ...SIGNS]) act(sign);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is not told to who stopped listening', () => {
    const listener = jest.fn();
    onVisitorAct(listener)();
    for (const sign of SIGNS) act(sign);
    expect(listener).not.toHaveBeenCalled();
  });

  it('never makes scrolling wait', () => {
    const listen = jest.spyOn(window, 'addEventListener');
    stops.push(onVisitorAct(() => undefined));
    for (const [, , options] of listen.mock.calls) expect(options).toMatchObject({ passive: true });
  });

  it('can be waited for, also by who comes late', async () => {
    let hasActed = false;
    const waiting = visitorActs().then(() => {
      hasActed = true;
    });
    await Promise.resolve();
    expect(hasActed).toBe(false);
    act('scroll');
    await waiting;
    await expect(visitorActs()).resolves.toBeUndefined();
  });
});
