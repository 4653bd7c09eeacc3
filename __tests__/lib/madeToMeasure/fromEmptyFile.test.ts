import { expect, it } from '@jest/globals';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { curtains } from '../../support/madeToMeasure/products';
import { curtainRequest } from '../../support/madeToMeasure/requests';

it('prices a lined wave curtain of Almas on a ceiling track of 290 cm, 265 cm long', () => {
  const request = curtainRequest(
    curtains.almas,
    { mount: 'ceiling', track: 2900, drops: [2650] },
    { heading: 'wave', lining: 'lining' },
  );

  const result = priceWindow(request);

  expect(result).toMatchObject({
    kind: 'curtain',
    total: 449_800,
    vat: 21_419,
    layout: { kind: 'widths', clothWidth: 1400, widths: 5, seams: 4 },
  });
});
