import type { OrderedConfiguration } from '@/contract/orders';
import type { DrawnProduct } from './MadeDrawing';

const MM_PER_CM = 10;

/** A window as it was ordered, in mm; `undefined` without a width and a drop. */
export function drawnOf({
  window,
  options,
}: Pick<OrderedConfiguration, 'window' | 'options'>): DrawnProduct | undefined {
  const { widths, drops, track, mount } = window;
  const width = track ?? Math.max(0, ...widths.map((length) => length ?? 0));
  const drop = Math.max(0, ...drops.map((length) => length ?? 0));
  if (width === 0 || drop === 0) return undefined;
  const isBlind = mount === 'inside' || mount === 'outside';
  const { draw = 'pair', parts = 1 } = options;
  return {
    draw: isBlind ? 'blind' : draw,
    width: (width * MM_PER_CM) / parts,
    drop: drop * MM_PER_CM,
    parts,
  };
}
