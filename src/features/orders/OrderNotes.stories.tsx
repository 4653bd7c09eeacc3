import preview from '#.storybook/preview';
import { OrderNotes } from './OrderNotes';

const meta = preview.meta({
  component: OrderNotes,
  args: {
    text: 'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling\nPlease call before noon.',
  },
});

export const Default = meta.story();
export const LongText = meta.story({ args: { text: 'W240×D265'.repeat(60) } });
export const ArabicText = meta.story({
  globals: { locale: 'ar' },
  args: { text: 'غرفة المعيشة: العرض 240 × الطول 265 سم\nيُرجى الاتصال قبل الظهر.' },
});
