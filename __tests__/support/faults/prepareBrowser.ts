import { jest } from '@jest/globals';
import { preferReducedMotion } from '../preferReducedMotion';
import { stubPaymentWindow } from '../stubPaymentWindow';

/** Fakes time, and what jsdom does not implement: windows and downloads. */
export function prepareBrowser(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  preferReducedMotion();
  stubPaymentWindow();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
}
