import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { layerProductId } from '@/lib/windows/secondLayer';
import { CurtainLining } from '../CurtainLining';
import { CurtainMoving } from '../CurtainMoving';
import { HeadingChoice } from '../HeadingChoice';
import { layerMessages as messages } from '../steps/messages';
import { LayerFabrics } from './LayerFabrics';
import type { SecondLayer } from './useLayers';

export interface LayerChoiceProps {
  /** Of the first layer. */
  productId: Id;
  product: CurtainProduct;
  draft: MadeDraft;
  second: SecondLayer | undefined;
  /** Whether the chosen cloth is not made for windows any more. */
  isLost: boolean;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** A sheer behind a curtain, or a curtain in front of a sheer, at the same window (product 16.29). */
export function LayerChoice(props: LayerChoiceProps) {
  const t = useTranslate();
  const headingId = useId();
  const { productId, product, draft, second, isLost, onChange } = props;
  const [isWanted, setIsWanted] = useState(false);
  const role = product.facts.isSheer ? 'drape' : 'sheer';
  if (!isWanted && draft.layer === undefined)
    return (
      <div>
        <Button variant="outlined" onClick={() => setIsWanted(true)}>
          {t(messages.add[role])}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t(messages.help)}
        </Typography>
      </div>
    );
  const options = second && {
    pricing: second.pricing,
    draft: second.draft,
    onChange: second.onChange,
  };
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 3, padding: 2, bgcolor: 'sand.main' }}
    >
      <Typography id={headingId} variant="h6" component="h3">
        {t(messages.titles[role])}
      </Typography>
      {isLost && <Typography role="alert">{t(messages.lost)}</Typography>}
      <LayerFabrics
        role={role}
        productId={productId}
        value={layerProductId(draft)}
        onChoose={(layer) => onChange({ layer })}
      />
      {options && (
        <>
          <HeadingChoice {...options} />
          {options.pricing.product.linings.length > 1 && <CurtainLining {...options} />}
          <CurtainMoving {...options} />
        </>
      )}
      <div>
        <Button
          variant="text"
          onClick={() => {
            setIsWanted(false);
            onChange({ layer: undefined });
          }}
        >
          {t(messages.remove)}
        </Button>
      </div>
    </Box>
  );
}
