import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { LightAdvice } from '@/lib/light/advice';
import { groupOf, type Situation } from '@/lib/light/situation';
import { scene, skies } from '@/theme/scene';
import { drapeColourOf } from './drawnLayers';
import { GlassLayer } from './GlassLayer';
import { WindowView } from './WindowView';

export interface WindowDrawingProps {
  situation: Situation;
  advice: LightAdvice;
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: theme.palette.sand.main,
}));

/** Centre of the sun; it is low in the morning and afternoon, and absent in the north. */
const SUNS = {
  morning: [316, 176],
  afternoon: [164, 170],
  south: [262, 112],
  north: undefined,
} as const;

/** Pleats: a gradient that repeats across the cloth. */
function Pleats({ id, width, strength }: { id: string; width: number; strength: number }) {
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1="0"
      x2={width}
      y1="0"
      y2="0"
      spreadMethod="repeat"
    >
      <stop offset="0" stopColor={scene.fold} stopOpacity={strength} />
      <stop offset="0.35" stopColor={scene.fold} stopOpacity="0" />
      <stop offset="0.6" stopColor={scene.sheer} stopOpacity={strength * 0.7} />
      <stop offset="1" stopColor={scene.fold} stopOpacity={strength} />
    </linearGradient>
  );
}

/** The window of the answer with its two layers; decorative, because the texts beside it name them. */
export function WindowDrawing({ situation, advice }: WindowDrawingProps) {
  const id = useId();
  const group = groupOf(situation);
  const sun = SUNS[group];
  const [high, low] = skies[group];
  const urlOf = (name: string) => `url(#${id}${name})`;
  return (
    <Drawing viewBox="0 0 480 380" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={high} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor={scene.glow} />
          <stop offset="1" stopColor={scene.glow} stopOpacity="0" />
        </radialGradient>
        <Pleats id={`${id}drape`} width={22} strength={0.34} />
        <Pleats id={`${id}sheer`} width={13} strength={0.1} />
        <clipPath id={`${id}pane`}>
          <rect x="110" y="56" width="260" height="252" />
        </clipPath>
      </defs>
      <rect width="480" height="380" fill={scene.wall} />
      <rect y="340" width="480" height="40" fill={scene.floor} />
      <g clipPath={urlOf('pane')}>
        <rect x="110" y="56" width="260" height="252" fill={urlOf('sky')} />
        {sun && (
          <>
            <circle cx={sun[0]} cy={sun[1]} r="110" fill={urlOf('glow')} />
            <circle cx={sun[0]} cy={sun[1]} r="17" fill={scene.sun} />
          </>
        )}
        <WindowView overlooked={situation.overlooked} />
      </g>
      <path d="M110 56h260v252H110zM240 56v252" fill="none" stroke={scene.frame} strokeWidth="7" />
      {advice.glass && <GlassLayer kind={advice.glass} pleats={urlOf('sheer')} />}
      {advice.room && (
        <>
          {[
            'M62 36h92q-10 150 6 310H58q8-160 4-310z',
            'M418 36h-92q10 150-6 310h102q-8-160-4-310z',
          ].map((path) => (
            <g key={path}>
              <path d={path} fill={drapeColourOf(advice.room ?? 'linen')} />
              <path d={path} fill={urlOf('drape')} />
            </g>
          ))}
        </>
      )}
      <path d="M44 34h392" stroke={scene.fold} strokeWidth="5" strokeLinecap="round" />
    </Drawing>
  );
}
