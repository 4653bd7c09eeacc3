import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { freeSlots } from '@/fixtures/slots.fixtures';
import { VisitSlots } from './VisitSlots';

const free = { slots: freeSlots, area: ['Dubai', 'Sharjah', 'Ajman', 'Abu Dhabi'] };

const meta = preview.meta({
  component: VisitSlots,
  args: { chosen: undefined, alternatives: undefined, onChoose: fn() },
  parameters: { shop: { respond: () => Response.json(free) } },
});

export const Default = meta.story();
export const Chosen = meta.story({ args: { chosen: freeSlots[2]?._id } });
/** The chosen one was booked by somebody else. */
export const Taken = meta.story({ args: { alternatives: freeSlots.slice(1, 4) } });
export const Loading = meta.story({
  parameters: { shop: { respond: undefined } },
});
/** The form stays as it is, for a day and time as text. */
export const Empty = meta.story({
  parameters: { shop: { respond: () => Response.json({ slots: [] }) } },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
