import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router';
import { readSituation, type Situation } from '@/lib/light/situation';
import { guidePath } from './guidePath';

/** The window that the URL describes, and how to change it: each change is one history entry. */
export function useSituation() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const situation = readSituation(params);
  const change = (changes: Partial<Situation>) =>
    void navigate(guidePath({ ...situation, ...changes }), { state });
  return { situation, change };
}
