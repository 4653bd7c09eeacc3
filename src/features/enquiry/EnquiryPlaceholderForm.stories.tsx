import preview from '#.storybook/preview';
import { EnquiryPlaceholderForm } from './EnquiryPlaceholderForm';

const meta = preview.meta({ component: EnquiryPlaceholderForm });

export const Default = meta.story();
