import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { Id } from '@/contract/common';
import {
  draftFor,
  firstDraft,
  isForProduct,
  type MadeDraft,
  type MadeProduct,
} from '@/lib/windows/madeDraft';
import { readMade, writeMade } from '@/lib/windows/madeText';
import { sizeOf, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppStore } from '@/store/hooks';
import { draftChanged, madeDraftSlice, selectMadeDraft } from '@/store/slices/madeDraftSlice';
import { draftOfLine, type EditedLine } from './draftOfLine';
import { useMadeUrl, type MadeAddress } from './useMadeUrl';

export interface ChosenFor {
  productId: Id;
  product: MadeProduct;
  windows: readonly MeasuredWindow[];
  /** The window that the URL names. */
  windowId: Id | undefined;
  /** The line of the cart that is changed instead of adding one. */
  edited: EditedLine | undefined;
}

/** Typed digit by digit, so they are one step together. */
const TYPED = ['width', 'drop', 'left', 'height'] as const satisfies (keyof MadeDraft)[];

/** What is chosen before the customer changes anything. */
function unchanged({ product, windows, windowId, edited }: ChosenFor): MadeDraft {
  if (edited !== undefined) return draftOfLine(edited, product, windows);
  const asked = windows.find((one) => one.id === windowId && isForProduct(one, product));
  const first = firstDraft(product);
  return asked === undefined ? first : draftFor(first, asked, product);
}

/**
 * What is chosen for a finished window of a product, or of a line of the cart: what the URL says (product 16.24), else what the
 * customer left, as long as the page is open.
 */
export function useMadeDraft(chosenFor: ChosenFor) {
  const { productId, product, windows, windowId, edited } = chosenFor;
  const id = edited?.sizeId ?? productId;
  const store = useAppStore();
  const isBack = useNavigationType() === NavigationType.Pop;
  const url = useMadeUrl();
  const { made } = url;
  const inUrl = (): MadeDraft => {
    const first = unchanged(chosenFor);
    return made === null ? first : readMade(made, first, product);
  };
  const address = `${made ?? ''} ${windowId ?? ''}`;
  const [seen, setSeen] = useState(address);
  const [draft, setDraft] = useState<MadeDraft>(() => {
    const left = selectMadeDraft(store.getState(), id);
    const first = inUrl();
    const isLeft =
      made === null && left !== undefined && [undefined, left.windowId].includes(windowId);
    const { child = first.child, measuring = first.measuring } = left ?? {};
    return isLeft ? left : { ...first, child, measuring };
  });
  // Of Back, Forward, or a link to another window; what is written here is known already. A state of its own: the router renders
  // the URL in a transition, and an update of both would give a press what an unfinished render has seen.
  if (seen !== address) {
    setSeen(address);
    const { child, measuring } = draft;
    if (isBack || made === null) setDraft({ ...inUrl(), child, measuring });
  }
  useEffect(() => {
    store.inject(madeDraftSlice);
    store.dispatch(draftChanged({ id, draft }));
  }, [store, id, draft]);

  const addressOf = (one: MadeDraft): MadeAddress => {
    const listed = windows.find((window) => window.id === one.windowId);
    // Others who open the link have no list with this window.
    const sized = listed === undefined ? one : { ...one, ...sizeOf(listed) };
    return { made: writeMade(sized, product), windowId: listed?.id };
  };
  const isSame = (one: MadeAddress, other: MadeAddress) =>
    one.made === other.made && one.windowId === other.windowId;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const left = addressOf(draft);
    if (made === null && !isSame(left, addressOf(inUrl()))) url.restore(left);
  });
  const change = (changes: Partial<MadeDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    const to = addressOf(next);
    if (isSame(to, addressOf(draft))) return;
    if (TYPED.some((field) => next[field] !== draft[field])) url.type(to);
    else url.choose(to);
  };
  return { draft, change, flush: url.flush };
}
