import { company as english } from '../company';

export const company: typeof english.en = {
  ...english.en,
  name: 'سديل',
  slogan: 'ستائر تُصنع في دبي',
};
