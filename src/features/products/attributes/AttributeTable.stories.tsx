import preview from '#.storybook/preview';
import { jacquardAttributes } from '@/fixtures/facets.fixtures';
import { AttributeTable } from './AttributeTable';

const meta = preview.meta({ component: AttributeTable, args: { attributes: jacquardAttributes } });

export const Default = meta.story();
export const FewFacts = meta.story({
  args: { attributes: { colours: ['white'], opacity: 'sheer' } },
});

/** Without attributes, and with those that the shop has no names for, there is no table. */
export const Empty = meta.story({ args: { attributes: { opacity: 'foggy' } } });
