import { defineMessages } from '@/i18n/defineMessages';

/** Texts of samples that an enquiry asks for (product 7.12). */
export const sampleMessages = defineMessages('enquiry.samples', {
  wanted: 'Bring free samples of {fabrics}',
  note: 'Free samples: {fabrics}',
  loading: 'Loading the fabrics',
});
