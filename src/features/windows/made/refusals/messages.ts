import { defineMessages } from '@/i18n/defineMessages';

/** Why a window cannot be made, and the change that works (product 16.8). */
export const refusalMessages = defineMessages('windows.refusals', {
  codes: {
    unmeasured: 'Enter width and drop to see the price.',
    mount: 'This cannot be fixed there. Choose another place.',
    cloth: 'This cloth is not on sale at the moment.',
    heading: 'This heading is not made of this cloth.',
    lining: 'This lining does not go with this heading.',
    size: 'We make this from {min} to {max} cm. Yours is {value} cm.',
    sizeAtMost: 'We make this up to {max} cm. Yours is {value} cm.',
    left: 'One side is too narrow. Both sides of the same width work.',
    needsPole: 'This heading hangs on a pole, not on a track.',
    needsTrack: 'Wave needs its own track. It does not hang on a pole.',
    motorPole: 'A motor needs a track. It does not move curtains on a pole.',
    motorHeading: 'A motor draws wave and pinch pleats only.',
    motorSystem: 'This blind has no motor.',
    battery: 'The battery motor is too weak for this window.',
    tooHeavyForMotor: 'This weighs {value} kg, our strongest motor pulls {max} kg.',
    tooHeavyForTrack: 'This is too heavy for our tracks.',
    depth: 'This blind needs {min} cm of depth, your recess has {value} cm.',
    tooWide: 'One blind is at most {max} cm wide. Yours is {value} cm.',
    area: 'One blind of this size is too heavy.',
    control: 'This blind is not moved that way.',
    cordless: 'Cordless blinds are smaller than this one.',
    tooNarrowForMotor: 'A motor needs a wider blind than this one.',
    extras: 'One of the extras does not go with this blind.',
    child: 'Where a small child lives we fit no chain.',
    chain: 'A safe chain would be out of reach here.',
  },
  changes: {
    outside: 'Hang it in front of the recess',
    parts: {
      curtain: '{parts, plural, other {Use {parts} tracks of {each} cm}}',
      blind: '{parts, plural, other {Use {parts} blinds of {each} cm}}',
    },
    noMotor: 'Draw it by hand',
    bothSides: 'Make both sides equal',
    withoutExtras: 'Leave it out',
    choose: 'Choose {what}',
  },
});
