import { widthsPerCurtain } from '../../../src/lib/madeToMeasure/clothLayout.ts';
import type { CurtainRequest } from '../../../src/lib/madeToMeasure/configuration.ts';
import {
  finishedPerCurtain,
  makeOf,
  returnOf,
  SIDE_HEMS,
} from '../../../src/lib/madeToMeasure/curtainSize.ts';
import { divide, divideUp } from '../../../src/lib/madeToMeasure/integers.ts';
import { LINING_MAKE, type PricedCurtain } from '../../../src/lib/madeToMeasure/priceCurtain.ts';
import type { Heading } from '../../../src/lib/madeToMeasure/priceTable.ts';
import type { CurtainMaking, CurtainPiece } from './types.ts';

/** Distance of hooks, gliders or eyelets on a finished curtain, in mm; a rod pocket has none. */
const HOOK_DISTANCE: Readonly<Record<Heading, number>> = {
  wave: 80,
  double: 110,
  triple: 110,
  pencil: 80,
  eyelet: 160,
  rod: 0,
};
/** Hooks of a curtain; gliders of wave and eyelets are even, so that both edges turn to the window. */
function hooksOf(heading: Heading, finished: number): number {
  const distance = HOOK_DISTANCE[heading];
  if (distance === 0) return 0;
  const hooks = divideUp(finished, distance) + 1;
  return (heading === 'wave' || heading === 'eyelet') && hooks % 2 === 1 ? hooks + 1 : hooks;
}

function piecesOf({ window, options }: CurtainRequest, result: PricedCurtain): CurtainPiece[] {
  const { track, parts, cut, layout } = result;
  const { heading } = options;
  const isPair = options.draw === 'pair';
  const left = isPair && parts === 1 ? options.left : undefined;
  const [first, second] = cut.widths;
  const half = divide(first, 2);
  const needed = second === undefined ? (isPair ? [half, half] : [first]) : [first, second];
  const widths = widthsPerCurtain(cut, layout.clothWidth);
  return finishedPerCurtain({ track, isPair, left, return: returnOf(window) }).map(
    (finished, index) => {
      const isSideways = layout.kind === 'sideways';
      const count = isSideways ? 1 : (widths[index] ?? 1);
      const wanted = needed[index] ?? first;
      const available = isSideways ? wanted : Math.min(wanted, count * layout.clothWidth);
      return {
        side: isPair ? (index === 0 ? 'left' : 'right') : 'single',
        widths: count,
        flat: available - SIDE_HEMS,
        finished,
        hooks: hooksOf(heading, finished),
      };
    },
  );
}

/** How a priced curtain is made. */
export function curtainMaking(request: CurtainRequest, result: PricedCurtain): CurtainMaking {
  const { product, window, options } = request;
  const { track, parts, drop, layout, hanging, motor } = result;
  const { handFinish } = product;
  const { repeat, isHalfDrop } = product.facts;
  return {
    kind: 'curtain',
    mount: window.mount,
    heading: options.heading,
    lining: options.lining,
    track,
    parts,
    drop,
    pieces: piecesOf(request, result),
    cloth: {
      size: layout.size,
      width: layout.clothWidth,
      kind: layout.kind,
      count: layout.widths,
      cut: layout.cut,
      seams: layout.seams,
      length: layout.length,
      repeat,
      isHalfDrop,
    },
    ...(options.lining !== 'none' && {
      liningCloth: { count: result.makingWidths, cut: drop + LINING_MAKE },
    }),
    sideHem: divide(SIDE_HEMS, 2),
    make: makeOf(options.heading),
    isHandFinished:
      handFinish === 'always' || (handFinish === 'offered' && options.handFinish === true),
    hasHemOnSite: options.hem === 'followFloor',
    hanging: hanging.kind,
    joints: divideUp(track, hanging.piece) - 1,
    brackets: result.brackets,
    weight: result.weight,
    ...(motor && { motor: { id: motor.id, power: motor.power } }),
    controls: motor === undefined ? [] : [...new Set(options.controls)],
  };
}
