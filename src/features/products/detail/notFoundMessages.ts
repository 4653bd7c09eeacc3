import { defineMessages } from '@/i18n/defineMessages';

/** Texts for an unknown product. */
export const notFoundMessages = defineMessages('products.notFound', {
  missingMetaTitle: 'Fabric not found',
  missingTitle: 'We could not find this fabric.',
  missingHelp:
    'The address may be incomplete, or the fabric is no longer part of our collection. The list shows everything we have.',
});
