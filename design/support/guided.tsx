import { Examples } from './Examples';
import type { Guide } from './guide';

/** Parameters of the stories of a component that has a guide. */
export const guided = (guide: Guide) => ({ guide });

/** Story with all examples of a guide, for tests and screenshots. */
export const examplesOf = (guide: Guide) => ({
  parameters: {
    controls: { disable: true },
    // Several of one component have the same name here, unlike on a page of the shop.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: () => <Examples guide={guide} />,
});
