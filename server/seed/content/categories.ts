import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';
import { image } from '../images.ts';

/** Categories in the order of the home page, with their sub-categories. */
export const categories: CatalogueContent['categories'] = [
  {
    id: 'curtains',
    name: 'Curtains',
    description:
      'Full-length curtains in linen, velvet, silk and cotton, lined and headed to suit the window and made up in our Dubai workroom.',
    image: image('categories/curtains'),
    subCategories: [
      {
        id: 'blackout-curtains',
        name: 'Blackout curtains',
        description:
          'Dense triple-weave and coated cloths that turn a bright bedroom or media room properly dark, at noon as well as at night.',
        image: image('subcategories/blackout-curtains'),
        whatAre:
          'Blackout curtains are made from a cloth that lets no light through the weave, or from any fabric you like with a blackout lining sewn behind it. We return the edges to the wall and overlap the pair at the centre, because most of the light in a “dark” room comes round the sides. The heading sits in a ceiling recess or under a pelmet wherever the room allows.',
        whyYouNeed: [
          'A room dark enough for shift workers and afternoon naps.',
          'Less heat through west-facing glass, so the air conditioning works less.',
          'Street and pool noise softened by the weight of the cloth.',
          'Furniture, rugs and art spared from direct sun.',
          'A full, straight drape that never looks like a hotel’s rubber sheet.',
        ],
      },
      {
        id: 'linen-curtains',
        name: 'Linen curtains',
        description:
          'Natural flax and easy-care linen blends with a dry hand and a gentle slub, hung lined or unlined over white sheers.',
        image: image('subcategories/linen-curtains'),
        whatAre:
          'Linen is woven from flax, a long fibre with small irregularities that give every curtain its own surface. Hung unlined it glows in the sun; with a cotton sateen lining it falls straighter and lasts longer near the glass. We pre-relax each length before cutting so that the hem you see on the first day is the hem you keep.',
        whyYouNeed: [
          'Warm, filtered light without closing the room off.',
          'A cool, breathable cloth that suits the climate.',
          'Quiet texture that sits as well with old wood as with concrete.',
          'Grows softer with each careful wash.',
        ],
      },
      {
        id: 'velvet-curtains',
        name: 'Velvet curtains',
        description:
          'Cotton and cotton-viscose velvets with a close pile, tied back with tassels or left to fall in deep, shadowed folds.',
        image: image('subcategories/velvet-curtains'),
        whatAre:
          'Velvet is woven with a standing pile that drinks in light, which is why its colours look deeper than those of any flat cloth. All lengths of one window are cut with the pile running the same way and matched under the workroom lamp. We interline velvet where the ceiling is high, so that the folds stay round from top to floor.',
        whyYouNeed: [
          'Colour with real depth: emerald, navy and burgundy at their richest.',
          'The best sound absorption of any curtain cloth.',
          'Natural dim-out, and full blackout once lined.',
          'A formal drape for the majlis, dining room or cinema.',
          'Steams back into shape after a long summer in storage.',
        ],
      },
      {
        id: 'pinch-pleat',
        name: 'Pinch-pleat curtains',
        description:
          'Hand-sewn double or triple pleats on brass rings or a concealed track, for a tailored top edge and even folds below.',
        image: image('subcategories/pinch-pleat'),
        whatAre:
          'A pinch pleat gathers the cloth in a group of two or three small folds, stitched at the base and spaced by hand along a stiffened heading. The spaces are calculated from your rod or track, so the pleats land where the rings are. It is the heading we suggest for linen, damask and any cloth with a pattern that should repeat neatly.',
        whyYouNeed: [
          'Folds that keep their place whether the pair is open or closed.',
          'A crisp, made-to-measure top edge that lifts a plain cloth.',
          'Works on rings, on poles and on motorized tracks.',
          'Pattern repeats fall in the same spot on every pleat.',
        ],
      },
      {
        id: 'kids-curtains',
        name: 'Children’s curtains',
        description:
          'Leaf prints and soft colours on eyelet headings small hands can pull, with blackout linings for early bedtimes.',
        image: image('subcategories/kids-curtains'),
        whatAre:
          'Curtains for nurseries and children’s rooms use printed cotton-linen or brushed cotton with the working parts kept out of reach. There are no loose cords: the cloth is drawn by hand on wide eyelets or by a wand. Hems are left deep so that the curtains can be let down when the bed is changed for a bigger one.',
        whyYouNeed: [
          'Cord-free by design, with nothing to wind round a neck.',
          'Dark enough for a seven o’clock bedtime in June.',
          'Cloths that take a gentle machine wash after finger paint.',
          'Prints chosen to last beyond one birthday.',
          'A deep hem that gives you a second length later.',
        ],
      },
    ],
  },
  {
    id: 'roller-blinds',
    name: 'Roller blinds',
    description:
      'Neat, flat blinds in sunscreen, light-filtering and day-and-night cloths, with brass or bronze trim and a smooth chain, spring or motor.',
    image: image('categories/roller-blinds'),
    subCategories: [
      {
        id: 'day-night-roller',
        name: 'Day-and-night rollers',
        description:
          'Two layers of alternating sheer and opaque bands; slide one past the other to move from open view to full privacy.',
        image: image('subcategories/day-night-roller'),
        whatAre:
          'A day-and-night blind, also called a zebra blind, is one loop of cloth with clear and closed stripes. When the stripes line up you look out through gauze; a short pull staggers them and the window is covered. The blind lifts right out of the way like any roller, into a slim cassette that hides the tube.',
        whyYouNeed: [
          'Privacy and daylight from a single blind.',
          'Fine control of glare through the day without lifting it.',
          'A closed cassette that keeps dust off the cloth.',
          'Bands that stay level thanks to the weighted lower bar.',
        ],
      },
      {
        id: 'screen-roller',
        name: 'Sunscreen rollers',
        description:
          'Open-weave technical cloth that cuts heat and glare while the skyline stays faintly in view behind it.',
        image: image('subcategories/screen-roller'),
        whatAre:
          'Sunscreen cloth is woven from coated yarn with tiny, even openings; the openness factor, usually three or five per cent, says how much you see through it. It reflects and absorbs the sun before it reaches the room, yet the view remains. In daylight it gives privacy from outside, and at night we pair it with a second, opaque roller.',
        whyYouNeed: [
          'Screens you can read at midday beside a south-facing window.',
          'Lower solar gain behind full-height glass.',
          'Your view kept, from the sofa and from the desk.',
          'Wipes clean, which matters after a dusty week.',
          'Slim enough to share a bracket with a blackout blind.',
        ],
      },
      {
        id: 'light-filtering-rollers',
        name: 'Light-filtering rollers',
        description:
          'Plain and textured cloths that soften the sun to an even glow, finished with a brass-trimmed head and lower bar.',
        image: image('promo/roller-blinds'),
        whatAre:
          'Light-filtering rollers use a woven cloth dense enough to hide the room and light enough to let the day in. The tube is sized to the width so that the blind does not sag in the middle, and each edge is cut by ultrasonic blade so that it cannot fray. Reverse rolling keeps the cloth clear of window handles.',
        whyYouNeed: [
          'A soft, even light for living rooms and kitchens.',
          'Total privacy by day from the building opposite.',
          'Trim in brass, bronze or white to match your fittings.',
          'Child-safe chain tension or a cordless spring as standard.',
        ],
      },
    ],
  },
  {
    id: 'roman-blinds',
    name: 'Roman blinds',
    description:
      'Fabric blinds that rise in soft horizontal folds: the warmth of a curtain on a window that has no room for one.',
    image: image('categories/roman-blinds'),
    subCategories: [
      {
        id: 'relaxed-roman',
        name: 'Relaxed roman blinds',
        description:
          'Unstiffened folds with a gentle dip at the hem, for window seats, kitchens and any room that should not look too formal.',
        image: image('subcategories/relaxed-roman'),
        whatAre:
          'A relaxed roman blind is sewn without rods across the back, so the cloth is free to curve between its two lifting tapes. The result is a shallow smile along the lower edge and folds that look poured, not pressed. It suits washed linens and soft cottons on windows up to about a metre and a half wide.',
        whyYouNeed: [
          'Softness at a window where full curtains would be in the way.',
          'Uses little cloth, so a finer fabric becomes affordable.',
          'Clears a window seat, a worktop or a radiator grille.',
          'Lined as standard, so colours read true against the light.',
        ],
      },
      {
        id: 'flat-roman',
        name: 'Flat roman blinds',
        description:
          'Straight, level panels with slim rods sewn into the lining, which stack into neat folds and show a pattern whole.',
        image: image('subcategories/flat-roman'),
        whatAre:
          'A flat roman blind hangs as one smooth panel when it is down and gathers in even, ruler-straight folds as it lifts. Fibreglass rods in pockets behind the lining keep every fold the same depth. Two or three blinds on one wall are levelled together on site, so that their hems and folds line up across the room.',
        whyYouNeed: [
          'A tailored look for dining rooms and studies.',
          'Large patterns seen in full, with no pleat to break them.',
          'Wide windows covered by several blinds in perfect step.',
          'Chain, wand or motor, to suit the reach.',
          'Easily taken off its hook tape for cleaning.',
        ],
      },
    ],
  },
  {
    id: 'venetian-blinds',
    name: 'Venetian blinds',
    description:
      'Wooden, faux-wood and aluminium slats that tilt to steer the sun, with linen tapes or fine ladder cords.',
    image: image('categories/venetian-blinds'),
    subCategories: [
      {
        id: 'wooden-venetian',
        name: 'Wooden venetian blinds',
        description:
          'Oak and walnut slats with linen tapes, finished on both faces and tilted from a slim, matching headrail.',
        image: image('subcategories/wooden-venetian'),
        whatAre:
          'Wooden venetians are made from thin basswood or oak slats, sealed on all sides against the dry air of an air-conditioned room. A fifty-millimetre slat gives a wide view when it is open and closes with a full overlap. The woven tapes cover the cord holes, which keeps stray points of light out and adds a line of colour.',
        whyYouNeed: [
          'Sunlight turned towards the ceiling instead of your eyes.',
          'The grain and warmth of real timber at the window.',
          'Privacy with the slats tilted, and air still moving.',
          'Single slats can be replaced if one is ever damaged.',
        ],
      },
      {
        id: 'aluminium-venetian',
        name: 'Aluminium venetian blinds',
        description:
          'Slim champagne, white or bronze slats for studies, kitchens and offices; light to lift and unbothered by steam.',
        image: image('subcategories/aluminium-venetian'),
        whatAre:
          'Aluminium venetians use spring-tempered slats sixteen or twenty-five millimetres deep that bend under a finger and return to straight. They stack into a few centimetres at the top of the frame, so the glass stays clear when they are up. The enamel is baked on and does not yellow in the sun.',
        whyYouNeed: [
          'Precise light control for a desk with two screens.',
          'Safe in kitchens, bathrooms and utility rooms.',
          'The smallest stack of any slatted blind.',
          'Wipes clean with a damp cloth or a lambswool duster.',
          'Fits inside most tilt-and-turn frames without drilling the glass.',
        ],
      },
      {
        id: 'faux-wood-venetian',
        name: 'Faux-wood venetian blinds',
        description:
          'Wide, dark slats with the look of stained timber, moulded in a composite that stays straight in humid rooms.',
        image: image('works/office-business-bay'),
        whatAre:
          'Faux-wood slats are extruded from a composite with a printed and embossed grain. They will not warp, crack or fade where a real wooden slat would struggle: beside a bath, over a sink, or across a wide office window with the sun on it from noon. The ladder tapes and headrail are the same as on our wooden blinds, so the two can share a home.',
        whyYouNeed: [
          'The character of dark wood at a lower price.',
          'Stays flat in a steamy bathroom or beside the sea.',
          'Wide spans handled by one blind or by two on a common rail.',
          'Hardly any upkeep beyond a dry duster.',
        ],
      },
    ],
  },
  {
    id: 'vertical-blinds',
    name: 'Vertical blinds',
    description:
      'Floor-length vanes that turn and draw aside, made for wide sliding doors, tall glazing and offices that need calm light.',
    image: image('categories/vertical-blinds'),
    subCategories: [
      {
        id: 'fabric-vertical',
        name: 'Fabric vertical blinds',
        description:
          'Woven vanes in pale neutrals that rotate through half a turn and stack tightly to one side or both.',
        image: image('subcategories/fabric-vertical'),
        whatAre:
          'Fabric verticals hang as separate vanes, eighty-nine or one hundred and twenty-seven millimetres wide, each clipped to a carrier on one aluminium track. A wand turns all of them together and a second movement draws them aside. A weight sewn into each lower hem keeps them still when the door is open to the terrace.',
        whyYouNeed: [
          'One treatment for a door five or six metres wide.',
          'Light steered left or right as the sun crosses the room.',
          'A narrow stack that leaves the doorway free.',
          'Flame-retardant cloths for offices and clinics.',
          'A stained vane is changed in a minute, without a tool.',
        ],
      },
      {
        id: 'sheer-vertical',
        name: 'Sheer vertical blinds',
        description:
          'Opaque vanes joined by a continuous sheer: a soft curtain to look at, and a blind to use.',
        image: image('subcategories/sheer-vertical'),
        whatAre:
          'A sheer vertical blind sets fabric vanes inside one unbroken fall of voile. Turned open, the vanes disappear behind the voile and the room reads as though it had a sheer curtain; turned closed, they overlap and the glass is covered. You can walk through it to the balcony, because there is no bar along the bottom.',
        whyYouNeed: [
          'The look of sheers with privacy at the turn of a wand.',
          'No lower rail to step over on the way outside.',
          'Soft daylight across the whole of a glazed wall.',
          'Glides on a motor where the span is wide.',
        ],
      },
    ],
  },
  {
    id: 'motorized',
    name: 'Motorized',
    description:
      'Quiet motors for curtains and blinds, worked by remote, wall switch, timer or voice, and joined to the smart-home hub you have.',
    image: image('categories/motorized'),
    subCategories: [
      {
        id: 'motorised-curtains',
        name: 'Motorized curtains',
        description:
          'Tracks that open and close a pair of heavy drapes at the touch of a remote, a wall plate or a word to your voice assistant.',
        image: image('subcategories/motorised-curtains'),
        whatAre:
          'A motorized curtain runs on a belt-driven track with a small motor at one end, out of sight in a recess or behind a pelmet. A light tug by hand starts it too, and in a power cut the curtain still moves freely. We set the end stops, the speed and the scenes with you before we leave, and connect the track to your smart-home hub.',
        whyYouNeed: [
          'Tall and heavy curtains moved without touching the cloth.',
          'Opens with your alarm and closes when the afternoon sun arrives.',
          'Works with voice assistants and smart-home hubs.',
          'Looks lived-in while you are travelling.',
          'A motor quiet enough for a sleeping child’s room.',
        ],
      },
      {
        id: 'motorised-rollers',
        name: 'Motorized roller blinds',
        description:
          'Tube motors, wired or with a rechargeable battery, that lift one blind or a whole wall of blinds in step.',
        image: image('subcategories/motorised-rollers'),
        whatAre:
          'The motor of a motorized roller hides inside the tube, so the blind looks just like a manual one without its chain. Battery motors need no electrician and are charged by cable about twice a year; wired ones suit new homes and offices. Blinds in a group start and stop together and keep their lower bars in one line.',
        whyYouNeed: [
          'High and hard-to-reach windows worked from the sofa.',
          'A row of blinds that always stops at the same height.',
          'No hanging chain, which is the safest choice around children.',
          'Sun and timer scenes that take heat off the glass before it builds up.',
        ],
      },
      {
        id: 'ripple-fold',
        name: 'Ripple-fold on motorized tracks',
        description:
          'One continuous wave from wall to wall on a ceiling track: the heading that moves most easily under a motor.',
        image: image('subcategories/ripple-fold'),
        whatAre:
          'Ripple-fold curtains have no sewn pleats. The heading tape snaps to evenly spaced carriers, and the cloth falls in the same soft wave on both sides, open or closed. Since the carriers share the load evenly, the track draws long, tall curtains smoothly, and the stack at each side stays surprisingly small.',
        whyYouNeed: [
          'A calm, architectural line from a recessed track.',
          'Identical folds from inside the room and from the street.',
          'Takes up little room when open, so more glass stays clear.',
          'Unclips from the track for cleaning without hooks to count.',
          'Pairs with a second track for sheers in the same recess.',
        ],
      },
    ],
  },
  {
    id: 'sheers',
    name: 'Sheers',
    description:
      'Voiles and open linens that take the edge off the sun, keep the neighbours guessing and still leave the day in the room.',
    image: image('categories/sheers'),
    subCategories: [
      {
        id: 'sheer-curtains',
        name: 'Sheer curtains',
        description:
          'Airy ivory sheers in soft waves from a ceiling track, made wide enough to fall full even when they are drawn.',
        image: image('subcategories/sheer-curtains'),
        whatAre:
          'A sheer curtain is a fine, translucent cloth sewn at two and a half to three times the width of the window. By day you see out and passers-by see a bright veil. Seamless widths of 280 and 300 centimetres are turned on their side, so that a whole wall can be covered without a single join.',
        whyYouNeed: [
          'Soft, shadowless daylight for rooms with hard sun.',
          'Daytime privacy on the ground floor and across a courtyard.',
          'A layer that makes heavier curtains look generous.',
          'Seam-free falls across large windows.',
        ],
      },
      {
        id: 'voile-sheers',
        name: 'Voile sheers',
        description:
          'The finest and smoothest of our sheers: plain white voile with a weighted hem that keeps every fold in line.',
        image: image('subcategories/voile-sheers'),
        whatAre:
          'Voile is a plain weave of tightly twisted yarn, crisp enough to hold a fold and fine enough to read through. Ours is a washable polyester that comes out of the machine nearly crease-free and is rehung damp. A thread of lead-free weights runs through the hem, so the curtain hangs straight in the draught of the air conditioning.',
        whyYouNeed: [
          'Washes at home and dries on the track.',
          'Keeps its white in strong sun.',
          'Light enough for long spans on a slim track.',
          'The most affordable way to dress a full-height window.',
          'Sits flat behind drapes without adding bulk.',
        ],
      },
      {
        id: 'linen-look-sheers',
        name: 'Linen-look sheers',
        description:
          'Open, slubby weaves in blush, sand and ivory with the character of linen and the easy habits of polyester.',
        image: image('subcategories/linen-look-sheers'),
        whatAre:
          'Linen-look sheers mix thick and thin yarns in an open weave, so the light that comes through has texture. They carry more body than voile and can hang on their own, without a second curtain. A tint in the yarn warms a north-facing room and softens the blue of afternoon light off the sea.',
        whyYouNeed: [
          'The texture of linen without its creases.',
          'Enough body to stand alone at a living-room window.',
          'Gentle colour in the light itself.',
          'Little shrinkage: under two per cent after washing.',
        ],
      },
    ],
  },
  {
    id: 'upholstery-cushions',
    name: 'Upholstery and cushions',
    description:
      'Hard-wearing bouclés and chenilles for sofas and majlis seating, and cushions piped to match your curtains.',
    image: image('categories/upholstery-cushions'),
    subCategories: [
      {
        id: 'sofa-upholstery',
        name: 'Sofa and majlis upholstery',
        description:
          'Sofas, armchairs and low majlis seating stripped, re-padded where needed and covered in a cloth chosen for wear.',
        image: image('subcategories/sofa-upholstery'),
        whatAre:
          'Re-upholstery gives a sound frame a second life. We collect the piece, check webbing, springs and foam, and cut the new cover on the pattern of the old one, so that it fits as the maker meant. For majlis seating we build new bases and backs to the wall, with the length of each run decided on site.',
        whyYouNeed: [
          'A good frame kept, at less than the price of a new sofa.',
          'Cloths tested for rubbing, with the figures shown on the label.',
          'Seating and curtains that agree in colour and weight.',
          'Zipped seat covers that come off for cleaning.',
          'Collection and return arranged around your week.',
        ],
      },
      {
        id: 'scatter-cushions',
        name: 'Scatter cushions and bolsters',
        description:
          'Velvet, linen and patterned cushions with contrast piping, in sizes that build a proper layered arrangement.',
        image: image('subcategories/scatter-cushions'),
        whatAre:
          'We sew cushions from any fabric in the shop, including the last metre left over from your curtains. The fillings are duck feather or a hypoallergenic fibre, cut a size larger than the cover so that the corners stay full. Piping, tassels and a hidden zip are chosen with you, and a majlis set is numbered so that it goes back in order.',
        whyYouNeed: [
          'The quickest way to bring a curtain’s colour into the room.',
          'Covers that zip off and wash or dry-clean.',
          'Any size from a forty-centimetre square to a two-metre bolster.',
          'Plump corners that recover after a long evening.',
        ],
      },
    ],
  },
];
