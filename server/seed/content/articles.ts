import type { ArticleSeed } from '../types.ts';
import { choosingFabrics } from './articles/choosingFabrics.ts';
import { colourTrends } from './articles/colourTrends.ts';
import { fabricCare } from './articles/fabricCare.ts';
import { layeringLight } from './articles/layeringLight.ts';
import { majlisStyle } from './articles/majlisStyle.ts';
import { measuringWindows } from './articles/measuringWindows.ts';
import { motorizedLiving } from './articles/motorizedLiving.ts';
import { sheerPrivacy } from './articles/sheerPrivacy.ts';

/** All articles, newest first. */
export const articles: ArticleSeed[] = [
  choosingFabrics,
  layeringLight,
  fabricCare,
  colourTrends,
  measuringWindows,
  motorizedLiving,
  sheerPrivacy,
  majlisStyle,
];
