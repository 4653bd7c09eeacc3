import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Sets the browser's connection and fires its event. `jest.restoreAllMocks` ends it without an event. */
export function setOffline(isOffline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}
