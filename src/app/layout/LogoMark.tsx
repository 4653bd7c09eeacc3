/** Both halves of the curtain. */
const CURTAIN =
  'M9 11h46M31 14c-.6 13-7 21.5-16.4 25.5M24.6 14c-.4 11-4.6 19-11 24.4M18.2 14c-.2 9.5-2.2 17-5.6 23.4M11.8 14v40M14.4 43.4c3 3 4.6 6.6 5 10.6M13.4 44.4c1.5 3 2.2 6.2 2.3 9.6M33 14c.6 13 7 21.5 16.4 25.5M39.4 14c.4 11 4.6 19 11 24.4M45.8 14c.2 9.5 2.2 17 5.6 23.4M52.2 14v40M49.6 43.4c-3 3-4.6 6.6-5 10.6M50.6 44.4c-1.5 3-2.2 6.2-2.3 9.6';
const KNOBS = 'M7.4 11h0M56.6 11h0';
const TIES = 'M11.97 39.99l3.66 1.62M52.03 39.99l-3.66 1.62';
const STAR =
  'M32 35.8l.9 3.03 2.78-1.51-1.51 2.78 3.03.9-3.03.9 1.51 2.78-2.78-1.51-.9 3.03-.9-3.03-2.78 1.51 1.51-2.78-3.03-.9 3.03-.9-1.51-2.78 2.78 1.51z';

/** The logo of `media/brand/logo-mark.svg`, inline because browsers parse an SVG image as a separate document. */
export function LogoMark() {
  return (
    <svg
      width={32}
      height={32}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={CURTAIN} strokeWidth={1.7} />
      <path d={KNOBS} strokeWidth={4.6} />
      <path d={TIES} strokeWidth={3.6} />
      <path d={STAR} fill="currentColor" stroke="none" />
    </svg>
  );
}
