import type { fields as english } from '../en/fields.ts';

export const fields: typeof english = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  date: 'التاريخ',
  time: 'الوقت',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  companyName: 'اسم الشركة',
  country: 'الدولة',
  address: 'العنوان',
  pinCode: 'الرمز البريدي',
  city: 'المدينة',
  dialCode: 'مفتاح الدولة',
  phoneNumber: 'رقم الهاتف',
  emailAddress: 'البريد الإلكتروني',
  orderNotes: 'ملاحظات الطلب',
  reason: 'السبب',
  comment: 'التعليق',
  review: 'التقييم',
  reviewer: 'الاسم',
};
