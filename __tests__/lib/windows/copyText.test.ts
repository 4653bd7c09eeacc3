import { expect, it } from '@jest/globals';
import { copyText } from '@/lib/windows/copyText';
import { bodyFor, firstDraft, type MadeDraft, type MadeProduct } from '@/lib/windows/madeDraft';
import { readMade } from '@/lib/windows/madeText';
import { asPriceTable } from '@/api/parsers/priceTable';
import { offeredProduct } from '@/features/windows/made/offeredProduct';
import { priceTable } from '../../../server/seed/content/priceTable';
import { linen, roller } from '../../support/madeToMeasure/fakeShop';

const choices: { name: string; shown: typeof linen; change: Partial<MadeDraft> }[] = [
  {
    name: 'curtain',
    shown: linen,
    change: { heading: 'double', lining: 'lining', draw: 'left', handFinish: true },
  },
  {
    name: 'curtain with a motor',
    shown: linen,
    change: { moving: 'mains', remote: 'none', parts: 2, hemOnSite: true },
  },
  {
    name: 'blind outside',
    shown: roller,
    change: { mount: 'outside', control: 'mains', remote: 'remote5', toFloor: true },
  },
  {
    name: 'blind of a finished size',
    shown: roller,
    change: { isFinished: true, extras: ['cassette'] },
  },
];

it.each(choices)(
  'says all choices of a $name as the configurator reads them',
  ({ shown, change }) => {
    const table = asPriceTable(priceTable);
    const { madeToMeasure, attributes, sizes } = shown;
    const product: MadeProduct | undefined = offeredProduct({ madeToMeasure, attributes, sizes });
    if (product === undefined || table === undefined) throw new Error('It cannot be calculated.');
    const draft: MadeDraft = { ...firstDraft(product), width: 200, drop: 260, ...change };
    const { window, options } = bodyFor('p', { product, table, measured: undefined }, draft);
    const copied = readMade(copyText({ window, options }), firstDraft(product), product);
    const sized = { ...copied, width: 200, drop: 260 };
    expect(bodyFor('p', { product, table, measured: undefined }, sized).options).toEqual(options);
  },
);
