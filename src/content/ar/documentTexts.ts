import type { DocumentTexts } from '../documentTexts';

export const documentTexts: DocumentTexts = {
  siteName: 'سديل',
  needsScripts: 'تحتاج السلة والطلبات في سديل إلى جافا سكريبت.',
  switchOn: 'يُرجى تفعيلها لإتمام الطلب.',
};
