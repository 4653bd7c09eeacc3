/** Stands in for MUI's ripple in the build: the gold theme turns it off. */
export default function TouchRipple(): null {
  return null;
}
