import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { User } from '@/contract/auth';
import type { Id } from '@/contract/common';
import { sessionExpired, signedIn, signedOut } from './authSlice';

/** Whether a draft belongs to this customer; one without an owner belongs to everybody. */
export function isDraftOf(user: User, ownerId: Id | null): boolean {
  return ownerId === null || ownerId === user._id;
}

type Drafts<Draft> = Readonly<Record<Id, Draft>>;

/** Drafts in memory, by the id of what they are about. */
export interface OwnedDrafts<Draft> {
  drafts: Record<Id, Draft>;
  /** Drafts of a customer whose session expired, hidden until they sign in again. */
  withheld: { ownerId: Id; drafts: Record<Id, Draft> } | null;
}

/** The state without drafts. */
export const noDrafts = <Draft>(): OwnedDrafts<Draft> => ({ drafts: {}, withheld: null });

/** The draft about a record; ids come from the URL, so `constructor` must not find an inherited property. */
export function draftOf<Draft>(drafts: Drafts<Draft>, id: Id): Draft | undefined {
  return Object.hasOwn(drafts, id) ? drafts[id] : undefined;
}

/** The drafts without one. */
export const withoutDraft = <Draft>(drafts: Drafts<Draft>, id: Id): Record<Id, Draft> =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== id));

/** The state after the session of `ownerId` expired. */
function withholdDrafts<Draft>(
  state: OwnedDrafts<Draft>,
  ownerId: Id | undefined,
): OwnedDrafts<Draft> {
  if (ownerId === undefined) return state;
  return { drafts: {}, withheld: { ownerId, drafts: state.drafts } };
}

/** The state after a customer signed in, to whom withheld drafts return; those of another one are dropped. */
function returnDrafts<Draft>(state: OwnedDrafts<Draft>, user: User): OwnedDrafts<Draft> {
  const { drafts, withheld } = state;
  if (withheld === null) return state;
  if (!isDraftOf(user, withheld.ownerId)) return { drafts, withheld: null };
  return { drafts: { ...withheld.drafts, ...drafts }, withheld: null };
}

/** Drops the drafts of a customer who signs out, and withholds them while the session is expired. */
export function followOwner<Draft>(builder: ActionReducerMapBuilder<OwnedDrafts<Draft>>): void {
  builder.addCase(signedOut, () => noDrafts<Draft>());
  builder.addCase(sessionExpired, (state, { payload }) =>
    withholdDrafts(state as OwnedDrafts<Draft>, payload),
  );
  builder.addCase(signedIn, (state, { payload: { user } }) =>
    returnDrafts(state as OwnedDrafts<Draft>, user),
  );
}
