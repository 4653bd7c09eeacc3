import { useLocation } from 'react-router';

/** Link props that lead to a place on this page and keep its query and navigation state. */
export function useAnchor() {
  const { search, state } = useLocation();
  return (id: string) => ({ to: { search, hash: `#${id}` }, state: state as unknown });
}
