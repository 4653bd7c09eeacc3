import type { Id } from '@/contract/common';
import type { ComplaintKind } from '@/contract/complaints';
import type { FieldErrors } from '@/hooks/useFormErrors';
import type { Translate } from '@/i18n/createI18n';
import type { DraftPhoto } from '@/lib/draftPhotos';
import { typedLine } from '@/lib/typed';
import { complaintMessages as messages } from './messages';

/** A complaint that is not sent yet. */
export interface ComplaintDraft {
  /** Empty until one is chosen. */
  kind: ComplaintKind | '';
  /** Lines of the order; none for the whole order. */
  items: Id[];
  text: string;
  photos: DraftPhoto[];
}

export type ComplaintField = 'kind' | 'text';

export const emptyComplaint: ComplaintDraft = { kind: '', items: [], text: '', photos: [] };

/** Errors of a draft, in the order of the fields. */
export function complaintErrors(t: Translate, draft: ComplaintDraft): FieldErrors<ComplaintField> {
  return {
    ...(draft.kind === '' && { kind: t(messages.kindRequired) }),
    ...(typedLine(draft.text) === '' && { text: t(messages.textRequired) }),
  };
}
