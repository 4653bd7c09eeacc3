import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BookingPromo } from './BookingPromo';
import { SubCategoryList } from './SubCategoryList';

const meta = {
  title: 'Features/Catalogue/BookingPromo',
  component: BookingPromo,
  decorators: [
    (Story) => (
      <SubCategoryList>
        <Story />
      </SubCategoryList>
    ),
  ],
  args: { cards: 5 },
} satisfies Meta<typeof BookingPromo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RowOfItsOwn: Story = { name: 'Full row', args: { cards: 6 } };
