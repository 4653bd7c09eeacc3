/** 24 px star, drawn like the line icons. */
const STAR = 'M12 3.3l2.5 5.9 6.4.6-4.8 4.2 1.4 6.3-5.5-3.3-5.5 3.3 1.4-6.3-4.8-4.2 6.4-.6z';

/** Plain elements, because reviews show 60 stars and an `SvgIcon` renders seven components. */
const star = (fill: 'currentColor' | 'none') => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden>
    <path d={STAR} fill={fill} stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
  </svg>
);

export const filledStar = star('currentColor');
export const emptyStar = star('none');
