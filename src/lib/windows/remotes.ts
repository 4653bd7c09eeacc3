import type { Power, Remote } from '@/lib/madeToMeasure/priceTable';
import type { Control } from '@/lib/madeToMeasure/product';
import type { MadeDraft, MadeProduct } from './madeDraft';

/** One remote can serve several windows: those after the first need none. */
export type ChosenRemote = Exclude<Remote, 'hub'> | 'none';

export const isMotor = (control: Control): control is Power =>
  control === 'battery' || control === 'mains';

/** What a motor can be controlled with: several motors need a channel each. */
export const remotesFor = ({ parts }: Pick<MadeDraft, 'parts'>): readonly ChosenRemote[] =>
  parts === 1 ? ['remote1', 'remote5', 'wallSwitch', 'none'] : ['remote5', 'wallSwitch', 'none'];

/** The chosen remote, if it has enough channels, or the first one that has. */
export function remoteOf(draft: Pick<MadeDraft, 'parts' | 'remote'>): ChosenRemote {
  const [first = 'remote5', ...others] = remotesFor(draft);
  return others.find((one) => one === draft.remote) ?? first;
}

/** Remote and hub of the request. */
export function controlsOf(draft: Pick<MadeDraft, 'parts' | 'remote' | 'hub'>): {
  controls?: Remote[];
} {
  const remote = remoteOf(draft);
  const controls: Remote[] = [
    ...(remote === 'none' ? [] : [remote]),
    ...(draft.hub === true ? (['hub'] as const) : []),
  ];
  return controls.length === 0 ? {} : { controls };
}

/** Whether a motor moves the curtain or the blind. */
export const isMotorised = ({ moving, control }: MadeDraft, { kind }: MadeProduct): boolean =>
  kind === 'curtain' ? moving !== 'hand' : isMotor(control);
