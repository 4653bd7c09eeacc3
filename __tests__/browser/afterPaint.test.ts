import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { afterPaint } from '@/browser/afterPaint';

/** Lets the browser render a frame, without the tasks that follow it. */
const nextFrame = () => jest.advanceTimersToNextFrame();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('calls the listener once, in a task after the next frame', () => {
  const listener = jest.fn();
  afterPaint(listener);
  nextFrame();
  expect(listener).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([
  ['before the frame', () => undefined],
  ['after the frame', nextFrame],
])('can be cancelled %s', (_when, wait) => {
  const listener = jest.fn();
  const cancel = afterPaint(listener);
  wait();
  cancel();
  jest.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
});
