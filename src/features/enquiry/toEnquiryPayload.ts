import type { EnquiryPayload } from '@/contract/enquiry';
import { toLatinDigits } from '@/lib/digits';
import type { EnquiryValues } from './enquiryFields';

/** The category of the page; absent where the page has none (product 7.1). */
export interface EnquirySubject {
  categoryId?: string;
  subCategoryId?: string;
}

/** The body of an enquiry; ids that the page does not have are omitted (product 7.1). */
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
