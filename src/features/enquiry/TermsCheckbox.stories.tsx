import preview from '#.storybook/preview';
import { TermsCheckbox } from './TermsCheckbox';

const meta = preview.meta({
  component: TermsCheckbox,
  args: { isChecked: false, onChange: () => undefined },
});

export const Open = meta.story();
export const Ticked = meta.story({ args: { isChecked: true } });
