import { companyProfile as english, type CompanyProfile } from '../companyProfile';

export const companyProfile: CompanyProfile = {
  ...english.en,
  description:
    'تفصّل سديل الستائر والرول والتنجيد وتركّبها للبيوت والشركات في دبي وفي أنحاء الخليج العربي.',
};
