import type { Id } from '@/contract/common';
import type { ComplaintKind } from '@/contract/complaints';
import type { FieldErrors } from '@/hooks/useFormErrors';
import type { Translate } from '@/i18n/createI18n';
import type { DraftPhoto } from '@/lib/draftPhotos';
import { typedLine } from '@/lib/typed';
import { complaintMessages as messages } from './messages';

/** The fields of a complaint that is not sent yet. */
export interface TypedComplaint {
  /** Empty until one is chosen. */
  kind: ComplaintKind | '';
  /** Lines of the order; none for the whole order. */
  items: Id[];
  text: string;
}

/** With its photos, which do not outlive the form. */
export interface ComplaintDraft extends TypedComplaint {
  photos: DraftPhoto[];
}

export type ComplaintField = 'kind' | 'text';

/** Errors of a draft, in the order of the fields. */
export function complaintErrors(t: Translate, draft: TypedComplaint): FieldErrors<ComplaintField> {
  return {
    ...(draft.kind === '' && { kind: t(messages.kindRequired) }),
    ...(typedLine(draft.text) === '' && { text: t(messages.textRequired) }),
  };
}
