import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router';
import { readId } from '@/lib/navigationState';

/**
 * Id of a detail page, from navigation state or the query string (product 2.3).
 * An id from state is added to the URL, so that reloading and sharing work.
 */
export function useRouteId(key = 'id'): string | undefined {
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = location;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = readId(state, params, key);

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (id === undefined || query.get(key) === id) return;
    query.set(key, id);
    void navigate({ pathname, search: `?${query.toString()}`, hash }, { replace: true, state });
  }, [id, key, pathname, search, hash, state, navigate]);

  return id;
}
