import preview from '#.storybook/preview';
import { enquiryFields } from './enquiryFields';
import { EnquiryFieldInput } from './EnquiryFieldInput';
import { EnquiryGrid } from './EnquiryGrid';

const inputs = enquiryFields.map((field) => <EnquiryFieldInput key={field.name} field={field} />);

/** Two columns on wide screens; the first field and an unpaired last field span both. */
const meta = preview.meta({
  component: EnquiryGrid,
  args: { children: inputs },
  argTypes: { children: { control: false } },
});

export const Five = meta.story();
export const Four = meta.story({ args: { children: inputs.slice(0, 4) } });
