import { useEffect, useRef } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type Location,
} from 'react-router';
import type { Id } from '@/contract/common';

/** Rest after the last typed digit until the size is in the URL. */
const TYPED_MS = 400;

/** What the URL says of a finished window. */
export interface MadeAddress {
  /** Of `writeMade`. */
  made: string;
  windowId: Id | undefined;
}

interface Typed {
  address: MadeAddress;
  timer: ReturnType<typeof setTimeout>;
}

/** The choices in the URL, so that they can be shared and Back undoes a step (product 16.24). */
export function useMadeUrl() {
  const [params] = useSearchParams();
  const { pathname, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const made = params.get('made');
  const isBack = useNavigationType() === NavigationType.Pop;
  const typed = useRef<Typed>(undefined);
  /** What was typed last; the digits that follow replace its entry. */
  const written = useRef<string>(undefined);
  const drop = () => {
    clearTimeout(typed.current?.timer);
    typed.current = undefined;
  };
  // Back undoes what is not in the URL yet; an entry of the form leaves what was typed since.
  useEffect(() => {
    if (isBack) drop();
  }, [isBack, made]);
  useEffect(() => drop, []);

  const go = (address: MadeAddress, replace: boolean) => {
    const next = new URLSearchParams(params);
    if (address.windowId === undefined) next.delete('window');
    else next.set('window', address.windowId);
    next.set('made', address.made);
    void navigate({ pathname, search: next.toString(), hash }, { replace, state });
  };
  /** Brings what was typed into the URL. */
  const flush = () => {
    if (typed.current === undefined) return;
    const { address } = typed.current;
    drop();
    go(address, made !== null && made === written.current);
    written.current = address.made;
  };
  return {
    made,
    flush,
    /** An entry once the customer rests. */
    type: (address: MadeAddress) => {
      clearTimeout(typed.current?.timer);
      typed.current = { address, timer: setTimeout(flush, TYPED_MS) };
    },
    /** An entry of its own. */
    choose: (address: MadeAddress) => {
      flush();
      go(address, false);
    },
    /** What was chosen before the page was left is that of this entry. */
    restore: (address: MadeAddress) => go(address, true),
  };
}
