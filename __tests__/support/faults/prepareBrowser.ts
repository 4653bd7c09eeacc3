import { jest } from '@jest/globals';
import { preferReducedMotion } from '../preferReducedMotion';
import { createAuthenticator } from '../softwareAuthenticator';
import { stubPasskeys } from '../stubPasskeys';
import { stubPaymentWindow } from '../stubPaymentWindow';

/** Fakes time, and what jsdom does not implement: windows, downloads and passkeys. */
export function prepareBrowser(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  preferReducedMotion();
  stubPaymentWindow();
  const device = createAuthenticator();
  device.create({});
  stubPasskeys(device);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
}
