import preview from '#.storybook/preview';
import { BookingPromo } from './BookingPromo';
import { SubCategoryList } from './SubCategoryList';

const meta = preview.meta({
  component: BookingPromo,
  decorators: [
    (Story) => (
      <SubCategoryList>
        <Story />
      </SubCategoryList>
    ),
  ],
  args: { cards: 5 },
});

export const Default = meta.story();
export const RowOfItsOwn = meta.story({ name: 'Full row', args: { cards: 6 } });
