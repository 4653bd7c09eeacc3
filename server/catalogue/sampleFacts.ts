import type { ShopFacts } from './shopFacts.ts';

/** Sample facts about the shop, which a real one replaces (product 1.4). */
export const sampleFacts: ShopFacts = {
  version: 1,
  name: 'Sadeel',
  legalName: 'Sadeel Curtains and Blinds LLC',
  description:
    'Sadeel makes and fits curtains, blinds and upholstery for homes and businesses in Dubai and across the GCC.',
  address: {
    street: 'Showroom 7, 17th Street, Al Quoz Industrial Area 3',
    city: 'Dubai',
    country: 'United Arab Emirates',
  },
  email: 'hello@sadeel.example',
  phone: '+971 4 000 0000',
  chatUrl: 'https://wa.me/97140000000',
  ar: {
    name: 'سديل',
    legalName: 'سديل للستائر ذ.م.م',
    description:
      'تفصّل سديل الستائر والرول والتنجيد وتركّبها للبيوت والشركات في دبي وفي أنحاء الخليج العربي.',
    address: {
      street: 'صالة العرض 7، شارع 17، القوز الصناعية 3',
      city: 'دبي',
      country: 'الإمارات العربية المتحدة',
    },
  },
};
