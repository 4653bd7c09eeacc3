import type { EnquiryPayload } from '@/contract/enquiry';
import { toLatinDigits } from '@/lib/digits';
import type { EnquiryValues } from './enquiryFields';

/** What the form is about; absent where the page has no category (spec §3). */
export interface EnquirySubject {
  categoryId?: string;
  subCategoryId?: string;
}

/** The body of an enquiry; ids that the page does not have are left out (decisions §1). */
export function toEnquiryPayload(
  { name, email, phone, date, time }: EnquiryValues,
  { categoryId, subCategoryId }: EnquirySubject,
): EnquiryPayload {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: toLatinDigits(phone.trim()),
    date,
    time,
    ...(categoryId !== undefined && { category: categoryId }),
    ...(subCategoryId !== undefined && { subCategory: subCategoryId }),
  };
}
