/** Numbers of the home page (spec §9). */
export const HERO_SLIDES = 3;
export const HERO_DELAY_MS = 3_000;

const MARQUEE_STEP_PERCENT = 0.07;
const MARQUEE_STEP_MS = 50;
/** Time the marquee takes from 0 to −100 %: 71.4 s. */
export const MARQUEE_LOOP_MS = Math.round((100 / MARQUEE_STEP_PERCENT) * MARQUEE_STEP_MS);

export const CARD_PX = 290;
export const STEP_PX = 310;

export const SUMMER_PRODUCTS = 3;
export const SUMMER_SKELETONS = 6;
export const LIST_SKELETONS = 3;
export const ARTICLES_WITHOUT_ARROWS = 3;

export const TESTIMONIAL_PX = 399;
export const TESTIMONIAL_PX_PER_FRAME = 3;
/** The one picture that waits until it is this near the window. */
export const TESTIMONIAL_LAZY_MARGIN_PX = 10;
