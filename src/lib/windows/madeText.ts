import { chosenParts } from '@/lib/madeToMeasure/configuration';
import { POWERS } from '@/lib/madeToMeasure/values';
import { CURTAIN_MOUNTS, BLIND_MOUNTS, type MadeDraft, type MadeProduct } from './madeDraft';
import { DRAWS, isInRange, type Length, type RangeName } from './measuredWindow';
import { toMillimetre } from './readLength';
import { isMotorised, remotesFor } from './remotes';

/** Texts that say yes to an option, in their order in the URL. */
const FLAGS = {
  handFinish: 'handHems',
  hemOnSite: 'homeHem',
  isFinished: 'finished',
  toFloor: 'toFloor',
  hub: 'hub',
} as const;
type Flag = keyof typeof FLAGS;
const flags = Object.keys(FLAGS) as Flag[];

/** `none` is a lining. */
const SHARED_REMOTE = 'sharedRemote';

/** Before the second layer. */
const PLUS = /(?:^|_)plus_/;
/** An ID, then choices; longer ones are nobody's. */
const LAYER = /^[^_].{0,299}$/;

const MOVINGS = ['hand', ...POWERS] as const;

const known = (value: Length | undefined): value is number => typeof value === 'number';

/** What is chosen of a finished window as a short text for the URL, such as `241x265_ceiling_wave_lining_pair_hand`. Who measures and whether a child lives in the home is nobody else's concern. */
export function writeMade(draft: MadeDraft, product: MadeProduct): string {
  const { width, drop, mount, heading, lining, draw, moving, control, left, height } = draft;
  const { parts, remote, extras, layer } = draft;
  const isCurtain = product.kind === 'curtain';
  const isShown = isMotorised(draft, product) && remote !== undefined;
  return [
    ...(known(width) || known(drop) ? [`${width ?? ''}x${drop ?? ''}`] : []),
    mount,
    ...(isCurtain ? [heading, lining, draw, moving] : [control, ...extras]),
    ...(parts === 1 ? [] : [`${parts}parts`]),
    ...(known(left) ? [`${left}left`] : []),
    ...(known(height) ? [`${height}high`] : []),
    ...flags.filter((flag) => draft[flag] === true).map((flag) => FLAGS[flag]),
    ...(isShown ? [remote === 'none' ? SHARED_REMOTE : remote] : []),
    ...(layer === undefined ? [] : ['plus', layer]),
  ].join('_');
}

/** A length in cm of an untrusted text; `null` when it is none or out of range. */
function lengthIn(text: string | undefined, range: RangeName): Length {
  const cm = /^\d{1,4}(?:\.\d)?$/.test(text ?? '') ? toMillimetre(Number(text)) : Number.NaN;
  return isInRange(cm, range) ? cm : null;
}

/** The draft with what an untrusted text of `writeMade` names; what is unknown, or not offered, stays as it is. */
export function readMade(text: string, draft: MadeDraft, product: MadeProduct): MadeDraft {
  const [own = '', layer] = text.split(PLUS, 2);
  const words = own.split('_', 30);
  /** The first of the offered values that is named. */
  const named = <Value extends string>(offered: readonly Value[], otherwise: Value): Value =>
    offered.find((value) => words.includes(value)) ?? otherwise;
  const numberBefore = (unit: string) =>
    words.find((word) => word.endsWith(unit) && word !== unit)?.slice(0, -unit.length);
  const size = words.find((word) => /^[\d.]*x[\d.]*$/.test(word))?.split('x');
  const isTyped = draft.windowId === undefined;
  const parts = Number(/^\d$/.exec(numberBefore('parts') ?? '')?.[0] ?? 1);
  const common: MadeDraft = {
    ...draft,
    // A window of the list has its own size and place.
    ...(isTyped && { width: lengthIn(size?.[0], 'width'), drop: lengthIn(size?.[1], 'drop') }),
    parts: chosenParts({ parts }),
    hub: words.includes(FLAGS.hub),
    remote: words.includes(SHARED_REMOTE)
      ? 'none'
      : remotesFor({ parts: 1 }).find((remote) => remote !== 'none' && words.includes(remote)),
  };
  if (product.kind === 'curtain')
    return {
      ...common,
      mount: isTyped ? named(CURTAIN_MOUNTS, draft.mount) : draft.mount,
      heading: named(product.headings, draft.heading),
      lining: named(product.linings, draft.lining),
      draw: named(DRAWS, draft.draw),
      moving: named(MOVINGS, draft.moving),
      left: lengthIn(numberBefore('left'), 'width'),
      handFinish: product.handFinish === 'offered' && words.includes(FLAGS.handFinish),
      hemOnSite: words.includes(FLAGS.hemOnSite),
      ...(layer !== undefined && LAYER.test(layer) && { layer }),
    };
  return {
    ...common,
    mount: isTyped ? named(BLIND_MOUNTS, draft.mount) : draft.mount,
    control: named(product.controls, draft.control),
    extras: product.extras.filter((extra) => words.includes(extra)),
    height: lengthIn(numberBefore('high'), 'drop'),
    isFinished: words.includes(FLAGS.isFinished),
    toFloor: words.includes(FLAGS.toFloor),
  };
}
