import type { EnquiryPayload } from '@/contract/enquiry';
import { toLatinDigits } from '@/lib/digits';
import { typedLine } from '@/lib/typed';
import type { EnquiryValues } from './enquiryFields';

/** Category ids of the page, if any (product 7.1). */
export interface EnquirySubject {
  categoryId?: string;
  subCategoryId?: string;
}

/**
 * Request body of an enquiry; absent ids and notes are omitted (product 7.1, 7.8).
 */
export function toEnquiryPayload(
  { name, email, phone, date, time }: EnquiryValues,
  { categoryId, subCategoryId }: EnquirySubject,
  { notes, sizeIds, slotId }: Pick<EnquiryPayload, 'notes' | 'sizeIds' | 'slotId'> = {},
): EnquiryPayload {
  return {
    name: typedLine(name),
    email: typedLine(email),
    phone: toLatinDigits(typedLine(phone)),
    date,
    time,
    ...(categoryId !== undefined && { category: categoryId }),
    ...(subCategoryId !== undefined && { subCategory: subCategoryId }),
    ...(notes !== undefined && { notes }),
    ...(sizeIds !== undefined && { sizeIds }),
    ...(slotId !== undefined && { slotId }),
  };
}
