import type { WindowPriceRequest } from '@/contract/madeToMeasure';

/** The choices of a line of the cart without its size, as the configurator reads them from the URL (`writeMade`). */
export function copyText({
  window,
  options,
}: Pick<WindowPriceRequest, 'window' | 'options'>): string {
  const { heading, lining, draw, motor, control, controls, extras = [], parts = 1 } = options;
  const isMotorised = motor !== undefined || control === 'battery' || control === 'mains';
  return [
    window.mount,
    heading,
    lining,
    draw,
    motor,
    control,
    ...extras,
    parts > 1 && `${String(parts)}parts`,
    options.handFinish && 'handHems',
    options.hem && 'homeHem',
    options.sizeIs,
    options.toFloor && 'toFloor',
    ...(controls ?? (isMotorised ? ['sharedRemote'] : [])),
  ]
    .filter(Boolean)
    .join('_');
}
