import { translateMessages } from '@/i18n/translateMessages';
import { factMessages } from './factMessages';

export const arabic = translateMessages(factMessages, {
  heading: 'القماش بالأرقام',
  colour: 'اللون',
  opacity: 'الضوء',
  material: 'النسيج',
  pattern: 'النقشة',
  repeat: 'تكرار النقشة',
  repeatHint: 'تتكرر النقشة بعد هذا الارتفاع، فتُقص القطع لتتطابق.',
  rooms: 'الغرف',
  widths: 'العروض',
  widthsHint: 'من حافة اللفة إلى حافتها.',
  sideways: 'التعليق بالعرض',
  sidewaysYes: 'ممكن',
  sidewaysNo: 'غير ممكن',
  sidewaysHint: 'إذا أُدير القماش على جانبه غطّى نافذة عريضة من دون خياطة.',
  care: 'العناية',
  shrinkage: 'الانكماش',
  shrinkageHint: 'كم قد يقصر عند التنظيف؛ اترك هذا القدر في الثنية.',
  weight: 'الوزن',
  weightHint: 'أقل من 100 ينساب خفيفًا، وفوق 300 ينسدل ثقيلًا مستقيمًا.',
  centimetres: '{figures} سم',
  percent: 'حتى {figure}٪',
  noShrinkage: 'لا ينكمش',
  grams: '{figure} غ/م²',
});
