import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('ErrorBoundary', () => {
  it('renders the fallback instead of children that throw, and reports the error', () => {
    const onError = jest.fn();
    render(
      <ErrorBoundary fallback="Load again" onError={onError}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Load again')).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  });

  it('renders the fallback when the chunk of a lazy child fails to load', async () => {
    const Lazy = lazy(() => Promise.reject(new Error('ChunkLoadError')));
    render(
      <ErrorBoundary fallback="Load again">
        <Suspense fallback="Loading">
          <Lazy />
        </Suspense>
      </ErrorBoundary>,
    );
    expect(await screen.findByText('Load again')).toBeVisible();
  });

  it('renders the children again when resetKey changes', () => {
    const { rerender } = render(
      <ErrorBoundary fallback="Load again" resetKey="/cart">
        <Broken />
      </ErrorBoundary>,
    );
    rerender(
      <ErrorBoundary fallback="Load again" resetKey="/about">
        About us
      </ErrorBoundary>,
    );
    expect(screen.getByText('About us')).toBeVisible();
  });
});
