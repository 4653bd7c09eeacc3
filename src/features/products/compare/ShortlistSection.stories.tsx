import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  seedAccountShortlist,
  seedNoShortlist,
  seedShortlist,
} from '@/fixtures/comparison.fixtures';
import { fabrics } from '@/fixtures/products.fixtures';
import { refused } from '@/fixtures/refused';
import { ShortlistSection } from './ShortlistSection';

const meta = preview.meta({
  component: ShortlistSection,
  tags: ['!dev'],
  parameters: { shop: { signedIn: true, fill: seedAccountShortlist(2) } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes.filter((box) => box.matches(':checked'))).toHaveLength(2);
    await userEvent.click(boxes[2] ?? document.body);
    await expect(boxes[2]).toBeChecked();
  },
});
/** Nothing more can be chosen. */
export const FullComparison = meta.story({
  parameters: { shop: { fill: seedAccountShortlist(4) } },
});
/** Two are compared on this device that the account does not have. */
export const NotKept = meta.story({
  parameters: { shop: { fill: seedAccountShortlist(2, fabrics.slice(2, 5)) } },
});
export const Empty = meta.story({ parameters: { shop: { fill: seedAccountShortlist(0, []) } } });
export const Loading = meta.story({ parameters: { shop: { fill: seedNoShortlist } } });
export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused(), fill: seedShortlist(2) } },
});
export const ErrorNotChanged = meta.story({
  tags: ['error'],
  parameters: {
    shop: {
      ...refused('Your shortlist has room for 60 fabrics. Take one out to add another.'),
      fill: seedAccountShortlist(2, fabrics.slice(2, 5)),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Also keep the 2 fabrics/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('room for 60 fabrics');
  },
});
