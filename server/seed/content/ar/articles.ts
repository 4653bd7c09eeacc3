import type { ArabicSeed } from '../../types.ts';
import { choosingFabrics } from './articles/choosingFabrics.ts';
import { colourTrends } from './articles/colourTrends.ts';
import { fabricCare } from './articles/fabricCare.ts';
import { layeringLight } from './articles/layeringLight.ts';
import { majlisStyle } from './articles/majlisStyle.ts';
import { measuringWindows } from './articles/measuringWindows.ts';
import { motorizedLiving } from './articles/motorizedLiving.ts';
import { sheerPrivacy } from './articles/sheerPrivacy.ts';

export const articles: ArabicSeed['articles'] = {
  'how-to-choose-a-curtain-fabric': choosingFabrics,
  'layering-sheers-and-drapes': layeringLight,
  'caring-for-curtains-in-a-desert-city': fabricCare,
  'colours-leaving-beige-behind': colourTrends,
  'how-to-measure-a-window': measuringWindows,
  'living-with-motorized-curtains': motorizedLiving,
  'sheers-and-privacy': sheerPrivacy,
  'dressing-the-majlis': majlisStyle,
};
