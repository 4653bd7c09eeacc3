import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { VerifyOtpPage } from './VerifyOtpPage';

const email = 'layla@sadeel.example';
const FAR_AWAY = Date.UTC(2100, 0, 1);

const meta = preview.meta({
  tags: ['!autodocs'],
  component: VerifyOtpPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.verifyOtp, state: { email, deadline: FAR_AWAY } },
  },
});

export const Default = meta.story();
export const DisabledExpired = meta.story({
  parameters: { shop: { state: { email, deadline: 0 } } },
});
