import preview from '#.storybook/preview';
import { CardSkeletons } from './CardSkeletons';

const row = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(3, 1fr)', padding: 0 };

const meta = preview.meta({
  component: CardSkeletons,
  args: { count: 3, ratio: '1 / 1' },
  render: (args) => (
    <ul style={{ ...row, listStyle: 'none' }}>
      <CardSkeletons {...args} />
    </ul>
  ),
});

export const Square = meta.story();
export const UprightWithText = meta.story({ args: { ratio: '4 / 5', lines: 3 } });
