import { blindSystem, extra, heading, lining } from '../catalogue/priceTable.ts';
import { choice, choices } from './choiceKinds.ts';
import { productColumn } from './idColumns.ts';
import type { Kind } from './kind.ts';
import { cloths, fils, squareMetres, whole } from './numberKinds.ts';
import { column, required } from './sheet.ts';
import type { Column, Sheet } from './sheet.ts';

const ofCurtains = (title: string, path: string, kind: Kind): Column =>
  column(title, path, kind, { ...required, only: { title: 'kind', is: 'curtain' } });
const ofBlinds = (title: string, path: string, kind: Kind): Column =>
  column(title, path, kind, { ...required, only: { title: 'kind', is: 'blind' } });
const byArea = (title: string, path: string, kind: Kind): Column =>
  column(title, `price.${path}`, kind, { ...required, only: { title: 'price by', is: 'area' } });

export const madeToMeasure: Sheet = {
  name: 'made to measure',
  field: 'madeToMeasure',
  key: 'product',
  parent: { name: 'products', title: 'product', isSingle: true },
  note: {
    en: 'A row per product that is made to measure: a curtain or a blind, with its limits.',
    ar: 'صف لكل منتج تفصيل حسب المقاس، curtain أو blind، مع حدوده.',
  },
  columns: [
    productColumn,
    column('kind', 'kind', choice(['curtain', 'blind']), required),
    ofCurtains('cloth', 'cloth', cloths),
    ofCurtains('headings', 'headings', choices(heading.options)),
    ofCurtains('linings', 'linings', choices(lining.options)),
    ofCurtains('track from (mm)', 'track.0', whole),
    ofCurtains('track to (mm)', 'track.1', whole),
    column('hand finish', 'handFinish', choice(['offered', 'always']), {
      isOptional: true,
      only: { title: 'kind', is: 'curtain' },
    }),
    column('drop from (mm)', 'drop.0', whole, required),
    column('drop to (mm)', 'drop.1', whole, required),
    ofBlinds('system', 'system', choice(blindSystem.options)),
    ofBlinds('width from (mm)', 'width.0', whole),
    ofBlinds('width to (mm)', 'width.1', whole),
    ofBlinds('largest area (m²)', 'maxArea', squareMetres),
    ofBlinds('weight (g/m²)', 'weight', whole),
    ofBlinds('controls', 'controls', choices(['chain', 'cordless', 'wand', 'battery', 'mains'])),
    column('extras', 'extras', choices(extra.options), { only: { title: 'kind', is: 'blind' } }),
    {
      ...ofBlinds('price by', 'price.by', choice(['grid', 'area'])),
      note: {
        en: 'grid: prices are in the sheet blind prices',
        ar: 'grid: الأسعار في ورقة blind prices',
      },
    },
    byArea('price per blind', 'perBlind', fils),
    byArea('price per m²', 'perSquareMetre', fils),
    byArea('smallest area (m²)', 'minimumArea', squareMetres),
  ],
};

/** Prices of blinds by width and drop: a table per product in the catalogue, a row per price here. */
export const gridPrices: Sheet = {
  name: 'blind prices',
  field: 'price',
  parent: { name: 'products', title: 'product' },
  note: {
    en: 'A row per width and drop of a blind whose price is by grid; the next larger ones count.',
    ar: 'صف لكل عرض وارتفاع لمنتج سعره grid؛ يُحسب الأكبر التالي.',
  },
  columns: [
    productColumn,
    column('width (mm)', 'width', whole, required),
    column('drop (mm)', 'drop', whole, required),
    column('price', 'price', fils, required),
  ],
};
