import { pricedLayouts, type PricedLayout } from './chooseCloth.ts';
import type { CurtainRequest, Line, Refusal, Total, WarningCode } from './configuration.ts';
import { bracketsOf } from './hanging.ts';
import { amountOf, decimetresOf, divide, divideHalfUp, divideUp } from './integers.ts';
import { planCurtain, type CurtainPlan } from './planCurtain.ts';
import { controlsLine, fittingOf, lineOf, totalOf } from './totals.ts';

/** Lining is shorter than the curtain, but has hem and heading of its own, in mm. */
export const LINING_MAKE = 150;
/** A curtain above this is heavy to draw by hand, in grams. */
const HEAVY_TO_DRAW = 12_000;

/** Difference of fullness in hundredths that is seen in one room. */
const SEEN_DIFFERENCE = 15;

/** A curtain with its price. */
export interface PricedCurtain extends Total, CurtainPlan {
  kind: 'curtain';
  layout: PricedLayout;
  /** The best other layout. */
  second?: PricedLayout;
  /** Cloth ÷ finished width in hundredths, as it is sewn. */
  fullness: number;
  /** Brackets of each track. */
  brackets: number;
}

/** Lining, making and seams. */
function sewnLines({ table, options }: CurtainRequest, plan: CurtainPlan): Line[] {
  const { curtain } = table;
  const { heading, lining } = options;
  const { makingWidths: widths, drop } = plan;
  const lined = decimetresOf(widths * (drop + LINING_MAKE));
  const perMetre = lining === 'none' ? 0 : curtain.linings[lining].perMetre;
  const rate = curtain.making[heading][lining] ?? 0;
  const percents = curtain.longDrop.filter(({ over }) => drop > over).map(({ percent }) => percent);
  const making = divideHalfUp(widths * rate * (100 + Math.max(0, ...percents)), 100);
  return [
    lineOf('lining', amountOf(lined, perMetre), lined, 'decimetre'),
    lineOf('making', making, widths, 'width'),
  ];
}

/** Track, joints, brackets, motor and remotes of all parts. */
function hangingLines({ table, window, options }: CurtainRequest, plan: CurtainPlan): Line[] {
  const { parts, track, hanging, motor } = plan;
  const decimetres = decimetresOf(track);
  const joints = parts * (divideUp(track, hanging.piece) - 1);
  const { count, price } = bracketsOf(table.curtain, hanging.kind, window.mount, track);
  const lines = [
    lineOf(
      'track',
      parts * amountOf(decimetres, hanging.perMetre),
      parts * decimetres,
      'decimetre',
    ),
    lineOf('joints', joints * table.curtain.joint, joints),
    lineOf('brackets', parts * count * price, parts * count),
  ];
  return motor === undefined
    ? lines
    : [
        ...lines,
        lineOf('motor', parts * motor.price, parts),
        controlsLine(table, options.controls),
      ];
}

function serviceLines({ table, options }: CurtainRequest, plan: CurtainPlan): Line[] {
  const { parts, track, drop, motor } = plan;
  const { fitting, hemOnSite } = table.curtain;
  const each = fittingOf(fitting, { drop, length: track, isMotor: motor !== undefined });
  return [
    lineOf('hemOnSite', options.hem === 'followFloor' ? hemOnSite : 0, 1),
    lineOf('fitting', parts * each, parts),
  ];
}

function warningsOf(
  { product, inRoom = [] }: CurtainRequest,
  plan: CurtainPlan,
  fullness: number,
): WarningCode[] {
  const isOther = inRoom.some((other) => Math.abs(other - fullness) > SEEN_DIFFERENCE);
  const isHeavy = plan.motor === undefined && plan.heaviest > HEAVY_TO_DRAW;
  return [
    ...(product.facts.isWeightEstimated ? (['weightEstimated'] as const) : []),
    ...(isHeavy ? (['heavyToDraw'] as const) : []),
    ...(isOther ? (['otherFullness'] as const) : []),
  ];
}

/** Fullness as it is sewn: sideways as wished, with widths what they give. */
function sewnFullness({ cut }: CurtainPlan, { kind, widths, clothWidth }: PricedLayout): number {
  const { parts, hems, finished, total } = cut;
  const flat = kind === 'sideways' ? total : widths * clothWidth;
  return divide(100 * Math.max(0, flat - parts * hems), parts * finished);
}

function handFinishLine({ product, table, options }: CurtainRequest, plan: CurtainPlan): Line {
  const { handFinish } = product;
  const isByHand =
    handFinish === 'always' || (handFinish === 'offered' && options.handFinish === true);
  const widths = isByHand ? plan.makingWidths : 0;
  return lineOf('handFinish', widths * table.curtain.handFinish, widths, 'width');
}

/** The price of a curtain that can be made (product 16), or why it cannot. */
export function priceCurtain(request: CurtainRequest): PricedCurtain | Refusal {
  const plan = planCurtain(request);
  if ('code' in plan) return plan;
  const { product, table, window } = request;
  const [layout, second] = pricedLayouts(product, plan.cut, table.curtain);
  if (layout === undefined) return { code: 'cloth' };
  const goods = [
    lineOf('cloth', layout.clothAmount, layout.decimetres, 'decimetre'),
    ...sewnLines(request, plan),
    lineOf('seams', layout.seamAmount, layout.seams),
    handFinishLine(request, plan),
    ...hangingLines(request, plan),
  ];
  const { curtain } = table;
  const fullness = sewnFullness(plan, layout);
  return {
    kind: 'curtain',
    ...plan,
    layout,
    second,
    fullness,
    brackets: bracketsOf(curtain, plan.hanging.kind, window.mount, plan.track).count,
    ...totalOf(
      table,
      curtain.minimum,
      goods,
      serviceLines(request, plan),
      warningsOf(request, plan, fullness),
    ),
  };
}
