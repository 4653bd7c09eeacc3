import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { ServicePage } from './ServicePage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: ServicePage,
  parameters: { layout: 'fullscreen', shop: { path: paths.customTailoring } },
});

export const CustomTailoring = meta.story();
export const HemmingAndShortening = meta.story({ parameters: { shop: { path: paths.hemming } } });
export const CurtainFabrics = meta.story({ parameters: { shop: { path: paths.curtainFabrics } } });
export const RepairAndMaintenance = meta.story({ parameters: { shop: { path: paths.repair } } });
