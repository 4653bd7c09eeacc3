import { useLocation, useNavigate, type Location } from 'react-router';
import { asRecord } from '@/lib/coerce';
import { readResumed } from '@/lib/signInIntent';

/** What sign-in interrupted on this screen, and how to forget it; see `readResumed`. */
export function useResumed() {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = location;
  return {
    resumed: readResumed(state),
    /** Removes it from the history entry, so that neither a reload nor Back repeats it. */
    forget: () => {
      const rest = { ...asRecord(state), resume: undefined };
      void navigate({ pathname, search, hash }, { replace: true, state: rest });
    },
  };
}
