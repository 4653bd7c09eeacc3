import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSingleFlight } from '@/hooks/useSingleFlight';

describe('useSingleFlight', () => {
  it('ignores a second task until the first settles', async () => {
    const { result } = renderHook(() => useSingleFlight());
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const task = jest.fn(() => finished);

    act(() => {
      result.current.run(task);
      result.current.run(task);
    });
    expect(task).toHaveBeenCalledTimes(1);
    expect(result.current.isRunning).toBe(true);

    await act(async () => {
      finish();
      await finished;
    });
    expect(result.current.isRunning).toBe(false);

    await act(async () => {
      result.current.run(task);
      await finished;
    });
    expect(task).toHaveBeenCalledTimes(2);
  });
});
