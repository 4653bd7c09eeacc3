import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { onDemand } from '@/components/onDemand';

const Panel = ({ name }: { name: string }) => <p>{name}</p>;

it('fetches nothing before it is wanted, then once, and stays', async () => {
  const load = jest.fn(() => Promise.resolve(Panel));
  const Part = onDemand(load);
  const part = (isWanted: boolean) => (
    <Part isWanted={isWanted} onFailed={() => undefined} name="Search" />
  );
  const { rerender } = render(part(false));
  expect(load).not.toHaveBeenCalled();
  rerender(part(true));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('Search')).toBeVisible();
  rerender(part(false));
  expect(screen.getByText('Search')).toBeVisible();
  rerender(part(true));
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells a failure and tries again at the next wish', async () => {
  const load = jest.fn(() => Promise.resolve(Panel));
  load.mockRejectedValueOnce(new Error('offline'));
  const onFailed = jest.fn();
  const Part = onDemand(load);
  const part = (isWanted: boolean) => (
    <Part isWanted={isWanted} onFailed={onFailed} name="Search" />
  );
  const { rerender } = render(part(true));
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  rerender(part(false));
  rerender(part(true));
  expect(await screen.findByText('Search')).toBeVisible();
});
