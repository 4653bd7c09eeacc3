/** Timings, sizes and counts of the home page. */
export const HERO_SLIDES = 3;
export const HERO_DELAY_MS = 3_000;

const MARQUEE_STEP_PERCENT = 0.07;
const MARQUEE_STEP_MS = 50;
/** Duration of one loop, from 0 to −100 %. */
export const MARQUEE_LOOP_MS = Math.round((100 / MARQUEE_STEP_PERCENT) * MARQUEE_STEP_MS);

export const CARD_PX = 290;
export const STEP_PX = 310;

export const SUMMER_PRODUCTS = 3;
export const SUMMER_SKELETONS = 6;
export const LIST_SKELETONS = 3;
export const ARTICLES_WITHOUT_BUTTONS = 3;

export const TESTIMONIAL_PX = 399;
export const TESTIMONIAL_PX_PER_FRAME = 3;
/** Replaces the default lazy-load margin of 50 px. */
export const TESTIMONIAL_LAZY_MARGIN_PX = 10;
