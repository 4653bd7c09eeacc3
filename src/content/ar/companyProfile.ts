import { companyProfile as english, type CompanyProfile } from '../companyProfile';

export const companyProfile: CompanyProfile = {
  ...english.en,
  description:
    'تصنع سديل الستائر والمفروشات وتركّبها للبيوت والشركات في دبي وفي أنحاء الخليج العربي.',
};
