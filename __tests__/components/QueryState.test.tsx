import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { QueryState } from '@/components/QueryState';
import { renderElement } from '../support/renderElement';

const loading = { hasFailed: false, isRetrying: false, isNotFound: false, reason: undefined };
const notFound = <p>Not found</p>;

function renderState(
  changes: Partial<typeof loading>,
  props: { data?: string; notFound?: typeof notFound } = {},
) {
  const refetch = jest.fn();
  renderElement(
    <QueryState
      query={{ ...loading, ...changes, refetch }}
      data={props.data}
      what="the fabrics"
      skeleton={<p>Skeleton</p>}
      notFound={props.notFound}
      wrapFallback={(fallback) => <section aria-label="Fallback">{fallback}</section>}
    >
      {(data) => <p>{data}</p>}
    </QueryState>,
  );
  return { refetch };
}

describe('QueryState', () => {
  it('shows the skeleton, wrapped, while loading', () => {
    renderState({});
    expect(screen.getByRole('region', { name: 'Fallback' })).toHaveTextContent('Skeleton');
  });

  it('shows the data, also when a later request fails', () => {
    renderState({ hasFailed: true }, { data: 'Linen' });
    expect(screen.getByText('Linen')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the error with a retry button, wrapped', () => {
    const { refetch } = renderState({ hasFailed: true });
    expect(screen.getByRole('region', { name: 'Fallback' })).toContainElement(
      screen.getByRole('alert'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the not-found content instead of the error', () => {
    renderState({ hasFailed: true, isNotFound: true }, { notFound });
    expect(screen.getByText('Not found')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the error for an unknown id when there is no not-found content', () => {
    renderState({ hasFailed: true, isNotFound: true });
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
