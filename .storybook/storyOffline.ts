import { spyOn } from 'storybook/test';

/** `beforeEach` of a story in a browser without a connection. */
export function goOffline(): () => void {
  const onLine = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  return () => onLine.mockRestore();
}
