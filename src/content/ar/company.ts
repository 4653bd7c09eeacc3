import { company as english } from '../company';

export const company: typeof english.en = {
  ...english.en,
  name: 'سديل',
  legalName: 'سديل للستائر ذ.م.م',
  slogan: 'ستائر تُصنع في دبي',
  address: {
    ...english.en.address,
    street: 'صالة العرض 7، شارع 17، القوز الصناعية 3',
    city: 'دبي',
    country: 'الإمارات العربية المتحدة',
  },
};
