import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderNotes } from './OrderNotes';

const meta = {
  title: 'Features/Orders/OrderNotes',
  component: OrderNotes,
  args: {
    text: 'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling\nPlease call before noon.',
  },
} satisfies Meta<typeof OrderNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { text: 'W240×D265'.repeat(60) } };
export const ArabicText: Story = {
  globals: { locale: 'ar' },
  args: { text: 'غرفة المعيشة: العرض 240 × الطول 265 سم\nيرجى الاتصال قبل الظهر.' },
};
