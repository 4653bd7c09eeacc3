import { BLIND_ALLOWANCES } from '../../../src/lib/madeToMeasure/blindAllowances.ts';
import type { PriceTable } from '../../catalogue/priceTable.ts';

/** Sample prices for finished windows: fils with VAT, mm, grams and dm². */
export const priceTable: PriceTable = {
  version: 1,
  currency: 'AED',
  vatPercent: 5,
  roundUpTo: 100,
  validDays: 30,
  leadTime: {
    changeHours: 24,
    widthsPerDay: 60,
    blindsPerDay: 25,
    fitting: 1,
    motor: 3,
    handFinish: 3,
    withoutStock: 10,
  },
  curtain: {
    minimum: 60000,
    making: {
      wave: { none: 11000, lining: 14000, blackout: 15000 },
      double: { none: 12000, lining: 15000, blackout: 16000, interlined: 19500 },
      triple: { none: 13500, lining: 16500, blackout: 17500, interlined: 21000 },
      pencil: { none: 9500, lining: 12500, blackout: 13500, interlined: 16500 },
      eyelet: { none: 10500, lining: 13500, blackout: 14500 },
      rod: { none: 9000, lining: 12000, blackout: 13000 },
    },
    longDrop: [
      { over: 3000, percent: 20 },
      { over: 4000, percent: 40 },
    ],
    linings: {
      lining: { perMetre: 4000, weight: 130 },
      blackout: { perMetre: 6000, weight: 280 },
      interlined: { perMetre: 9000, weight: 430 },
    },
    seam: 1500,
    matchedSeam: 3500,
    handFinish: 4500,
    hemOnSite: 15000,
    tracks: {
      standard: {
        perMetre: 6500,
        maxLoad: 5000,
        piece: 6000,
        max: 12000,
        headings: ['double', 'triple', 'pencil'],
      },
      wave: { perMetre: 8500, maxLoad: 7000, piece: 6000, max: 12000, headings: ['wave'] },
      heavy: {
        perMetre: 12000,
        maxLoad: 12000,
        piece: 6000,
        max: 12000,
        headings: ['wave', 'double', 'triple', 'pencil'],
      },
      motor: { perMetre: 14000, piece: 6000, max: 12000, headings: ['wave', 'double', 'triple'] },
      pole28: {
        perMetre: 12000,
        maxLoad: 5000,
        piece: 4800,
        max: 4800,
        headings: ['double', 'triple', 'pencil', 'eyelet', 'rod'],
      },
      pole35: {
        perMetre: 17000,
        maxLoad: 8000,
        piece: 4800,
        max: 4800,
        headings: ['double', 'triple', 'pencil', 'eyelet'],
      },
    },
    joint: 6000,
    brackets: {
      track: { every: 600, ceiling: 600, wall: 1200 },
      heavy: { every: 500, ceiling: 600, wall: 1200 },
      pole: { every: 1200, pole: 4000 },
    },
    motors: [
      { id: 'A15', power: 'battery', maxWeight: 15000, maxTrack: 4000, price: 99000 },
      { id: 'M30', power: 'mains', maxWeight: 30000, maxTrack: 6000, price: 89000 },
      { id: 'M45', power: 'mains', maxWeight: 45000, maxTrack: 8000, price: 115000 },
      { id: 'M60', power: 'mains', maxWeight: 60000, maxTrack: 12000, price: 149000 },
    ],
    fitting: { base: 7500, perMetre: 1500, motor: 8000, highOver: 3300, high: 10000 },
  },
  controls: { remote1: 9000, remote5: 14000, wallSwitch: 16000, hub: 35000 },
  blind: {
    minimum: 25000,
    ...BLIND_ALLOWANCES,
    gap: 20,
    bar: 450,
    tubes: [
      { tube: 32, maxWidth: 1600, maxWeight: 2500, price: 0 },
      { tube: 45, maxWidth: 3100, maxWeight: 7000, price: 4000 },
      { tube: 63, maxWidth: 3800, maxWeight: 12000, price: 12000 },
    ],
    cordless: {
      price: 9500,
      maxWidth: 1800,
      maxArea: 300,
      systems: ['roller', 'day-night', 'roman'],
    },
    motors: [
      { id: 'RB4', power: 'battery', maxWeight: 4000, minWidth: 500, price: 45000 },
      { id: 'RM12', power: 'mains', maxWeight: 12000, minWidth: 700, price: 56000 },
    ],
    motorSystems: ['roller', 'day-night', 'roman'],
    extras: { cassette: 7500, fascia: 6000, sideChannels: 9500, wrappedBar: 2500 },
    fitting: { base: 6000, motor: 8000, highOver: 3300, high: 10000 },
  },
};
