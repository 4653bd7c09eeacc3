import { defineMessages } from '@/i18n/defineMessages';

/** Texts of choosing a finished window (product 16.13). */
export const configuratorMessages = defineMessages('windows.made', {
  title: 'Finished for your window',
  what: 'the prices',
  unknown:
    'Finished windows cannot be priced here at the moment. Please ask us, or book the free visit.',
  steps: { window: 'Your window', lining: 'Lining', move: 'How it moves', extras: 'Extras' },
  typed: 'Another window',
  width: { curtain: 'Width of the window', blind: 'Width' },
  drop: { curtain: 'Drop, from the track to the end', blind: 'Drop' },
  hints: {
    curtain: 'We assume a finished floor. The track is a fifth longer than the window.',
    inside: 'The size of the recess. Do not deduct anything: we make the blind smaller.',
    outside: 'The size of the frame. We make the blind larger, so that it covers it.',
  },
  mount: 'Fixed to',
  mounts: {
    ceiling: 'Track on the ceiling',
    wall: 'Track on the wall',
    pole: 'Pole on the wall',
    inside: 'Inside the recess',
    outside: 'In front of the recess',
  },
  heading: 'Heading: how the top is folded',
  draw: 'Opens',
  parts: {
    curtain: '{count, plural, one {One track} other {{count} tracks beside each other}}',
    blind: '{count, plural, one {One blind} other {{count} blinds beside each other}}',
  },
  linings: {
    none: 'Without lining',
    lining: 'Cotton lining',
    blackout: 'Blackout lining',
    interlined: 'Interlined and lined',
  },
  remote: 'What would you like to control it with?',
  remotes: {
    remote1: 'Remote control for one motor',
    remote5: 'Remote control for up to five motors, also of other windows',
    wallSwitch: 'Wireless wall switch',
    none: 'The remote control of another window',
  },
  hub: 'Smart home hub for app and voice',
  hubHint: 'One hub serves the whole home. Remotes and switches work without it.',
  controls: {
    hand: 'By hand',
    chain: 'Chain',
    cordless: 'Cordless',
    wand: 'Wand',
    battery: 'Battery motor',
    mains: 'Mains motor',
  },
  child: 'Does a child under four live in or visit this home?',
  answers: { yes: 'Yes', no: 'No' },
  childWhy: 'Chains strangle. Where a small child is, we fit none.',
  childMissing: 'Please answer the question about children first.',
  extras: {
    cassette: 'Cassette that hides the roll',
    fascia: 'Fascia in front of the roll',
    sideChannels: 'Side channels against light',
    wrappedBar: 'Bottom bar wrapped in cloth',
  },
  own: {
    handFinish: 'Hems sewn by hand',
    hemOnSite: 'Hem sewn at your home, along a sloping floor',
    finished: 'My size is that of the blind itself',
    toFloor: 'Down to the floor',
  },
  moreOptions: 'More options',
  left: 'Width of the left curtain, if the two differ',
  height: 'Floor to the top of the blind, for the chain',
  partsLegend: 'How many',
  more: '{amount} more',
  less: '{amount} less',
  same: 'Same price',
  priceOf: 'Price for your window',
  includes: 'For your window. Making, fitting and VAT included.',
  announcedMore: '{price}, {difference} more',
  announcedLess: '{price}, {difference} less',
  notIncluded: 'Not included',
  notIncludedItems: {
    socket: 'A new socket for a motor',
    old: 'Taking down old curtains',
    scaffold: 'Scaffolding above 5 m',
    elsewhere: 'Fitting outside our area: the checkout shows the price without it',
  },
  layout: {
    sideways: 'Cloth of {cloth} cm hung sideways, without seams.',
    widths:
      '{widths, plural, one {1 width} other {{widths} widths}} of {cloth} cm, {seams, plural, =0 {without seams} one {1 seam hidden in the folds} other {{seams} seams hidden in the folds}}.',
  },
  tenMore: '10 cm wider it costs {price}.',
  chain: 'Safe chain of {cm} cm, fixed to the wall by us.',
  warnings: {
    weightEstimated: 'The weight of this cloth is estimated. We check the track before we sew.',
    heavyToDraw: 'This curtain is heavy to draw by hand. A motor makes it easy.',
    otherFullness:
      'A curtain in your cart for the same room is fuller or flatter than this one. Choose the same heading, so that they look alike.',
  },
  guarantee: {
    given: 'Fit guarantee: it fits, or we make it again free, once within 30 days.',
    missing: 'For the fit guarantee (it fits, or we make it again free):',
    gaps: {
      widths: 'Measure three widths: top, middle and bottom.',
      drops: 'Measure three drops: left, middle and right.',
      spread: 'Widths or drops differ by more than 1 cm: measure again, or let us measure.',
      diagonals: 'Measure both diagonals of the recess.',
      crooked: 'The diagonals differ by more than 1 cm: hang it outside, or let us measure.',
      depth: 'Measure the depth of the recess.',
      floor: 'Measure again once the floor is laid.',
      laser: 'Measure with a steel tape, or let us measure.',
      finishedSize: 'Give the size of the window instead of the size of the blind.',
      inches: 'Check that the drop is in centimetres.',
      swapped: 'Check that width and drop are not swapped.',
    },
  },
  measuring: 'Who measures?',
  self: 'I measured',
  selfHelp:
    'The price holds until {day}. We start cutting {hours} hours after you pay; until then you can change it in My Orders.',
  visit: 'Measure for me, free',
  visitHelp:
    'We come, measure and confirm the price. Your choices and their price are kept for the visit.',
  measuringMissing: 'Please choose who measures first.',
  add: 'Add to Cart',
  replace: 'Update your cart',
  replaced: 'Window changed in your cart',
  book: 'Book the free visit',
  added: 'In your cart.',
  changedPrice: 'The price is now {price}. Press again to add it.',
  offline: 'The price could not be checked. It is checked again when you add it to the cart.',
  wanted: '{product}: {summary}, about {price}',
});

/** Texts of the same for the other windows of the list (product 16.23). */
export const othersMessages = defineMessages('windows.others', {
  title: 'The same for my other windows',
  add: '{count, plural, one {Add 1 window} other {Add {count} windows}}: {price}',
  notAdded: '{name} was not added. {why}',
  failed: 'Please press again.',
});

/** The words of the trade, explained in one line each (product 16.13). */
export const optionHints = defineMessages('windows.hints', {
  mounts: {
    ceiling: 'Screwed to the ceiling: the room looks taller.',
    wall: 'On the wall, above the window.',
    pole: 'A round pole that is seen, above the window.',
    inside: 'In the opening of the wall, close to the glass.',
    outside: 'On the wall, larger than the opening: darker.',
  },
  headings: {
    wave: 'Soft, even waves on a track.',
    double: 'Two folds sewn together, the classic.',
    triple: 'Three folds sewn together, fuller and formal.',
    pencil: 'Many narrow folds, gathered by a tape.',
    eyelet: 'Metal rings that slide on a pole.',
    rod: 'The pole runs through the cloth, for curtains that stay.',
  },
  linings: {
    none: 'Light comes through the cloth.',
    lining: 'A second cloth behind: hangs better, fades less.',
    blackout: 'Keeps the light out, for bedrooms.',
    interlined: 'A soft layer between: heavy and warm.',
  },
  movings: {
    hand: 'You draw it with your hand.',
    chain: 'A loop at the side, fixed to the wall.',
    cordless: 'You lift and lower the bar with your hand.',
    wand: 'A rod at the side turns and draws it.',
    battery: 'With a remote control. It is charged about twice a year.',
    mains: 'With a remote control. It needs a socket within 1.5 m.',
  },
});
