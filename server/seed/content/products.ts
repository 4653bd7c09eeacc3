import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';
import { images } from '../images.ts';
import { attributes } from './attributes.ts';
import { madeToMeasure } from './madeToMeasure.ts';
import { fabricSizes, withSizeIds } from './sizes.ts';
import type { ProductSeed } from './sizes.ts';
import { tiles } from './tiles.ts';

const seeds: ProductSeed[] = [
  {
    id: 'almas-ivory-linen',
    name: 'Almas Ivory Linen',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['linen-curtains', 'pinch-pleat', 'relaxed-roman'],
    description:
      'Pure European flax in a warm ivory that never turns yellow beside a white wall. The hand is dry and slightly crisp on the roll and relaxes within a week of hanging; at 290 grams to the square metre it falls in open, easy folds. Unlined, it lets through a soft glow with the slub of the yarn drawn on it; with a cotton sateen lining it is private after dark as well. We like it in living and dining rooms over white voile. Dry-clean, or wash cool and hang damp; allow three per cent for shrinkage.',
    images: images(
      'products/almas-ivory-linen-swatch',
      'products/almas-ivory-linen-room',
      'features/installation',
    ),
    sizes: fabricSizes(185, [140, 280], 265),
  },
  {
    id: 'marjan-terracotta-linen',
    name: 'Marjan Terracotta Linen',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['linen-curtains', 'relaxed-roman', 'scatter-cushions'],
    description:
      'The colour of sun-baked clay, dyed in the piece and then stone-washed until the cloth is supple. Marjan weighs a little more than our plain linens and has a soft, broken-in feel from the first day. In evening light it turns almost copper; at noon it stays earthy and calm. Eyelets or a loose double pleat suit its relaxed fall, and an ivory wall or a jute rug is all the company it needs. Wash cool with like colours, line-dry in shade, and steam out creases on the track.',
    images: images(
      'products/marjan-terracotta-linen-swatch',
      'products/marjan-terracotta-linen-room',
      'articles/colour-trends',
    ),
    sizes: fabricSizes(195, [140, 280], 280),
  },
  {
    id: 'zabeel-emerald-velvet',
    name: 'Zabeel Emerald Velvet',
    brand: 'Sadeel Atelier',
    category: 'curtains',
    subCategories: ['velvet-curtains', 'scatter-cushions'],
    description:
      'A deep garden green in a cotton-viscose velvet with a short, dense pile and a quiet sheen along the top of each fold. It is heavy in the hand and falls straight from ceiling to floor, so it holds back most of the light even before it is lined. Tie it back with a gold tassel in a formal sitting room, or let it hang plain behind a dark wood desk. The pile runs downwards in every length we cut. Dry-clean only; between cleanings, vacuum with a soft brush and steam from behind.',
    images: images(
      'products/zabeel-emerald-velvet-swatch',
      'products/zabeel-emerald-velvet-room',
      'categories/curtains',
      'services/custom-tailoring',
    ),
    sizes: fabricSizes(265, [140, 280], 530),
  },
  {
    id: 'noor-white-voile',
    name: 'Noor White Voile',
    brand: 'Gulf Light Textiles',
    category: 'sheers',
    subCategories: ['sheer-curtains', 'voile-sheers'],
    description:
      'Our most-ordered sheer: a smooth, bright white voile so fine that the pattern of a balcony rail still shows through it. At 65 grams it moves with the air in the room yet drops back into line, thanks to a weighted hem. Up to a length of 255 centimetres the 280 width hangs sideways, up to 275 the 300 width, which means no seams across a wide window. Use it alone in a bright hallway or behind linen drapes in the sitting room. Machine-wash at thirty degrees, short spin, and rehang damp; it needs no iron.',
    images: images(
      'products/noor-white-voile-swatch',
      'products/noor-white-voile-room',
      'categories/sheers',
      'subcategories/sheer-curtains',
    ),
    sizes: fabricSizes(95, [140, 280, 300]),
  },
  {
    id: 'layl-charcoal-blackout',
    name: 'Layl Charcoal Blackout',
    brand: 'Gulf Light Textiles',
    category: 'motorized',
    subCategories: ['blackout-curtains', 'motorised-curtains', 'ripple-fold'],
    description:
      'Three layers of polyester woven as one, with black yarn hidden in the middle, make a charcoal cloth that stops the light without any coating. It feels closer to wool suiting than to a technical fabric, and bends into round, even waves, which is why we use it so often on motorized ripple-fold tracks. Expect a properly dark bedroom at midday and a cooler one at four in the afternoon. Sound from the street drops noticeably too. Wash at thirty degrees or dry-clean; iron on the reverse at a medium setting.',
    images: images(
      'products/layl-charcoal-blackout-swatch',
      'products/layl-charcoal-blackout-room',
      'subcategories/blackout-curtains',
    ),
    sizes: fabricSizes(145, [140, 280, 300]),
  },
  {
    id: 'jumeirah-pearl-silk',
    name: 'Jumeirah Pearl Silk',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['pinch-pleat'],
    description:
      'Silk dupion, woven from two cocoons at once so that fine ridges run across the cloth and catch the light. The pearl shade moves between cream and pale grey as the day goes on. It is crisp and papery in the hand, light for its body, and stands away from the wall in full, rounded folds. Silk dislikes direct sun, so we always line and interline it, with a turn-back at the leading edge. Best in a main bedroom or a formal sitting room facing north or east. Dry-clean only.',
    images: images('products/jumeirah-pearl-silk-swatch', 'products/jumeirah-pearl-silk-room'),
    sizes: fabricSizes(340, [140, 280]),
  },
  {
    id: 'fahidi-gold-damask',
    name: 'Fahidi Gold Damask',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['pinch-pleat', 'scatter-cushions'],
    description:
      'A palmette linked by curling stems, woven in antique gold on a cream ground and large enough to read from across a majlis. The repeat is 42 centimetres high and we match it across every width of a pair. Cotton gives the jacquard its firmness and viscose its lustre, so the motif shines while the ground stays matt. It drapes in stately, slow folds and looks its best tied back over plain voile. Line it to protect the viscose from the sun. Dry-clean; do not soak or spot-wash with hot water.',
    images: images(
      'products/fahidi-gold-damask-swatch',
      'products/fahidi-gold-damask-room',
      'features/design',
    ),
    sizes: fabricSizes(310, [140, 280]),
  },
  {
    id: 'saffa-navy-velvet',
    name: 'Saffa Navy Velvet',
    brand: 'Sadeel Atelier',
    category: 'curtains',
    subCategories: ['velvet-curtains', 'scatter-cushions'],
    description:
      'All-cotton velvet with a matt, upright pile, dyed in two baths to a navy that stays blue under warm lamps instead of slipping to black. It is the heaviest of our velvets at 420 grams, with a firm, quiet fall and very little bounce. Home cinemas and media rooms are its natural place, since it swallows stray light and softens echo; with brass and pale grey it also makes a handsome study. Marks left by fingers disappear when the pile is brushed downwards. Dry-clean only.',
    images: images(
      'products/saffa-navy-velvet-swatch',
      'products/saffa-navy-velvet-room',
      'promo/smart-curtains',
    ),
    sizes: fabricSizes(265, [140, 280]),
  },
  {
    id: 'hatta-sage-cotton',
    name: 'Hatta Sage Cotton',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['pinch-pleat', 'kids-curtains', 'relaxed-roman'],
    description:
      'Brushed on one side until it feels like a well-worn shirt, this plain cotton comes in a grey-green borrowed from the hills around Hatta after rain. It is medium in weight, opaque enough for privacy, and quick to settle into soft pleats. Bedrooms are where we hang it most, often pinch-pleated over sheers with a cushion or two in the same cloth. Add a blackout lining and the room is ready for a late sleeper. Wash at thirty degrees and press with a warm iron while it is still slightly damp.',
    images: images(
      'products/hatta-sage-cotton-swatch',
      'products/hatta-sage-cotton-room',
      'works/bedroom-arabian-ranches',
    ),
    sizes: fabricSizes(125, [140, 280, 300]),
  },
  {
    id: 'barari-botanical',
    name: 'Barari Botanical',
    brand: 'Studio Ghaf',
    category: 'curtains',
    subCategories: ['kids-curtains', 'flat-roman'],
    description:
      'Loose fern sprigs, drawn by hand and printed in olive on a cream ground, scattered so that no two folds show the same leaf. The base is a cotton-linen blend with a dry, natural hand and just enough weight to hang well from eyelets. Light comes through the cream and leaves the green in silhouette, which children rather enjoy. It works in a nursery, a breakfast room or a garden-facing guest bedroom, and as a roman blind it shows the print whole. Wash cool, inside out; medium iron on the reverse.',
    images: images(
      'products/barari-botanical-swatch',
      'products/barari-botanical-room',
      'works/kids-room-mirdif',
      'subcategories/flat-roman',
    ),
    sizes: fabricSizes(170, [140, 280]),
  },
  {
    id: 'safa-greige-linen-blend',
    name: 'Safa Greige Linen Blend',
    brand: 'Wadi Looms',
    category: 'motorized',
    subCategories: ['linen-curtains', 'motorised-curtains', 'ripple-fold'],
    description:
      'Half-way between grey and beige, in a blend that keeps the slub of linen and adds the steadiness of polyester. Safa does not drop or shrink, so hems stay level on tall windows, and it springs back after being stacked all day, a good match for a motorized track. The handle is soft, the weight medium, and the light it gives is warm and slightly shaded. Choose it for open-plan rooms where curtains must get along with stone, oak and steel. Machine-wash at thirty degrees; hang at once, no ironing needed.',
    images: images(
      'products/safa-greige-linen-blend-swatch',
      'products/safa-greige-linen-blend-room',
      'subcategories/ripple-fold',
      'articles/layering-light',
    ),
    sizes: fabricSizes(150, [140, 280]),
  },
  {
    id: 'qasr-burgundy-velvet',
    name: 'Qasr Burgundy Velvet',
    brand: 'Sadeel Atelier',
    category: 'curtains',
    subCategories: ['velvet-curtains', 'scatter-cushions'],
    description:
      'A wine red with black in its shadows: the colour most often asked for when a family majlis is being dressed. The cotton-viscose pile is silky and a touch longer than that of our other velvets, so the folds glow along their edges by lamplight. It is a weighty, generous cloth, at home under a carved cornice or beside a mashrabiya screen, with gold tassels if the room can carry them. Lined, it is fully dim. Dry-clean once a year; in between, a soft brush and a cool steamer are enough.',
    images: images(
      'products/qasr-burgundy-velvet-swatch',
      'products/qasr-burgundy-velvet-room',
      'works/majlis-al-barsha',
      'subcategories/velvet-curtains',
    ),
    sizes: fabricSizes(275, [140, 280]),
  },
  {
    id: 'kathib-sand-boucle',
    name: 'Kathib Sand Bouclé',
    brand: 'Studio Ghaf',
    category: 'upholstery-cushions',
    subCategories: ['sofa-upholstery', 'scatter-cushions'],
    description:
      'Kathib is the Arabic word for a dune, and the loops of this wool-blend bouclé do look like wind on sand. It is thick, springy and warm to the touch, with a rub count of 45,000, so it stands up to daily family seating. Armchairs, window seats and curved sofas wear it best; as a curtain it makes a heavy, sound-softening drape for a media room. The tone sits between oatmeal and camel and hides everyday dust. Vacuum weekly with a flat nozzle, blot spills at once, and have it professionally cleaned.',
    images: images('products/kathib-sand-boucle-swatch', 'products/kathib-sand-boucle-room'),
    sizes: fabricSizes(230, [140, 280]),
  },
  {
    id: 'mashrabiya-navy-jacquard',
    name: 'Mashrabiya Navy Jacquard',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['pinch-pleat', 'scatter-cushions'],
    description:
      'The lattice of an old wind-tower window, redrawn as interlocking eight-sided figures and woven in gold thread on navy. Because the pattern is woven and not printed, the reverse is its mirror image and the colour will not wear off the folds. The cloth is firm with a smooth face, best in straight, generous lengths that let the geometry line up; tied back, it becomes a theatre curtain. One window of it is enough for a large majlis. Dry-clean only, and line it for any room that faces west.',
    images: images(
      'products/mashrabiya-navy-jacquard-swatch',
      'products/mashrabiya-navy-jacquard-room',
    ),
    sizes: fabricSizes(295, [140, 280]),
  },
  {
    id: 'khor-mist-satin',
    name: 'Khor Mist Satin',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['motorised-curtains', 'ripple-fold'],
    description:
      'The pale blue-grey of the Creek before the abras start in the morning. Khor is a satin finished to be matt, so it has the cool, slippery hand of the weave with none of its mirror shine. It is fluid and light, moving as you pass, and hangs in narrow vertical folds under a wave or pencil heading. Bedrooms and dressing rooms suit it, above all with white joinery and chrome. Without a lining it dims the day by about half. Wash on a delicate cycle at thirty degrees; cool iron on the reverse.',
    images: images('products/khor-mist-satin-swatch', 'products/khor-mist-satin-room'),
    sizes: fabricSizes(160, [140, 280]),
  },
  {
    id: 'oud-mocha-chenille',
    name: 'Oud Mocha Chenille',
    brand: 'Studio Ghaf',
    category: 'upholstery-cushions',
    subCategories: ['sofa-upholstery', 'scatter-cushions'],
    description:
      'Thick, velvety chenille yarn woven tightly into a cloth the brown of dark-roasted coffee beans. It is soft both ways you stroke it and has enough weight to double as a curtain in a winter sitting room or a hotel corridor. For upholstery it is rated at 30,000 rubs, fine for armchairs, headboards and cushions. The colour makes brass look brighter and white walls look warmer. Dry-clean; lift crushed spots with steam and the back of a spoon.',
    images: images('products/oud-mocha-chenille-swatch', 'products/oud-mocha-chenille-room'),
    sizes: fabricSizes(210, [140, 280]),
  },
  {
    id: 'sahra-champagne-satin',
    name: 'Sahra Champagne Satin',
    brand: 'Gulf Light Textiles',
    category: 'motorized',
    subCategories: ['motorised-curtains', 'ripple-fold'],
    description:
      'A dim-out satin: dense enough to cut nine tenths of the light, fine enough to ripple. The champagne shade is warm without being gold and flatters the beige marble of so many Dubai floors. Both faces are finished alike, so the street sees the same soft sheen as the room. It glides well on powered tracks and stacks into a slim bundle at the side. Guest rooms, family rooms and hotel suites are its usual homes. Wash at thirty degrees on a gentle programme, skip the softener, and rehang while still damp.',
    images: images('products/sahra-champagne-satin-swatch', 'products/sahra-champagne-satin-room'),
    sizes: fabricSizes(175, [140, 280]),
  },
  {
    id: 'layali-dove-blackout',
    name: 'Layali Dove Blackout',
    brand: 'Gulf Light Textiles',
    category: 'curtains',
    subCategories: ['blackout-curtains', 'kids-curtains', 'motorised-curtains'],
    description:
      'For bedrooms that want darkness without a dark curtain. Layali has a dove-grey linen-effect face of polyester and two foamed coats on the reverse, which keep out all of the light and a good part of the heat. The coating is soft, so the cloth bends round a pleat instead of cracking at it, and it is silent when drawn. Nurseries, guest rooms and holiday apartments are the typical order. The 300 centimetre width covers a standard apartment window with no seam. Sponge the coated side with cool water; do not wring or tumble-dry.',
    images: images('products/layali-dove-blackout-swatch', 'products/layali-dove-blackout-room'),
    sizes: fabricSizes(140, [140, 280, 300]),
  },
  {
    id: 'majaz-teal-silk',
    name: 'Majaz Teal Silk',
    brand: 'Dar Harir',
    category: 'curtains',
    subCategories: ['ripple-fold'],
    description:
      'Silk for the surface, viscose for the strength: a teal that is green in the shade and blue where the sun touches it. Majaz has a smooth, cool face and a lively, rustling fall, and it takes a tight wave as happily as a goblet pleat. We have hung it in suites on the Palm, where it picks up the colour of the water and leaves the walls to stay pale. Interlining is worth its cost here; the folds double in depth. Keep out of direct sun or line it well. Dry-clean only.',
    images: images(
      'products/majaz-teal-silk-swatch',
      'products/majaz-teal-silk-room',
      'works/hotel-suite-palm',
    ),
    sizes: fabricSizes(330, [140, 280]),
  },
  {
    id: 'ward-blush-voile',
    name: 'Ward Blush Voile',
    brand: 'Studio Ghaf',
    category: 'sheers',
    subCategories: ['sheer-curtains', 'voile-sheers', 'linen-look-sheers'],
    description:
      'A linen-look sheer in the faint pink of a damask rose, with thick and thin yarns you can see when the light is behind them. It warms a white room without painting it, and flatters skin in a dressing room better than any lamp. There is more body here than in plain voile, so a single layer can stand alone at a living-room window. Hang it from a ceiling track at two and a half times fullness. Machine-wash at thirty degrees in a bag, shake out, and let it dry in place.',
    images: images('products/ward-blush-voile-swatch', 'products/ward-blush-voile-room'),
    sizes: fabricSizes(105, [140, 280, 300]),
  },
  {
    id: 'nakheel-flax-linen',
    name: 'Nakheel Flax Linen',
    brand: 'Wadi Looms',
    category: 'curtains',
    subCategories: ['linen-curtains', 'pinch-pleat'],
    description:
      'Undyed linen in the colour the plant gave it, somewhere between straw and honey. The yarn is spun thick, so the weave shows clearly and each pinch pleat holds its shape like a folded napkin. Nakheel is substantial, close to a light upholstery cloth, and hangs plumb on a brass rod without any help from a weight. Against the light it turns golden. We suggest it for living rooms with timber floors, over a white sheer. Dry-clean to keep the finish; a few creases at the hem are part of its character.',
    images: images('subcategories/pinch-pleat', 'subcategories/linen-curtains'),
    sizes: fabricSizes(205, [140, 280]),
  },
  {
    id: 'shams-sand-roman',
    name: 'Shams Sand Roman Blind',
    brand: 'Sadeel Atelier',
    category: 'roman-blinds',
    subCategories: ['flat-roman'],
    description:
      'A finished roman blind in a warm sand linen, lined in ivory cotton and ready to lift on a chain with a child-safe breakaway. Fibreglass rods keep the folds level, and the top fixes to a slim batten inside or above the window reveal. With the sun behind it the cloth glows the colour of honey; raised, it stacks into about thirty centimetres. It suits dining rooms, kitchens and window seats, and several can be hung in step along one wall. The fabric unhooks from its tape for dry-cleaning.',
    images: images('categories/roman-blinds', 'works/dining-jumeirah'),
    sizes: [
      { label: '80 x 160 cm', price: 420, soldAs: 'blind' },
      { label: '120 x 160 cm', price: 540, soldAs: 'blind' },
      { label: '160 x 200 cm', price: 725, soldAs: 'blind' },
    ],
  },
  {
    id: 'ufuq-screen-roller',
    name: 'Ufuq Sunscreen Roller',
    brand: 'Gulf Light Textiles',
    category: 'roller-blinds',
    subCategories: ['screen-roller'],
    description:
      'A made-up roller blind in sunscreen cloth with a three per cent openness: the skyline stays in sight while the glare on your screen does not. The yarn is glass fibre in a light grey vinyl sheath, flat, odourless and flame-retardant, so it stays put beside hot glass and will not curl at the edges. The bronze cassette closes over the tube and the lower bar hides inside the hem. Fit it in home offices, kitchens and towers with more view than shade. Wipe with a damp microfibre cloth; never fold it.',
    images: images('subcategories/screen-roller'),
    sizes: [
      { label: '100 x 200 cm', price: 315, soldAs: 'blind' },
      { label: '140 x 240 cm', price: 425, soldAs: 'blind' },
      { label: '180 x 260 cm', price: 550, soldAs: 'blind' },
    ],
  },
  {
    id: 'zilal-day-night-roller',
    name: 'Zilal Day-and-Night Roller',
    brand: 'Gulf Light Textiles',
    category: 'roller-blinds',
    subCategories: ['day-night-roller'],
    description:
      'Bands of champagne cloth and clear gauze, eight centimetres each, on one continuous loop. Pull the chain a hand’s breadth and the stripes slide from open to closed; pull on and the whole blind disappears into a brass-finished cassette. It gives a bathroom or a ground-floor study the choice of view, soft light or full cover without a second layer. The polyester is dust-repellent and keeps its pleat-free face in humid rooms. Clean with the brush of a vacuum cleaner, or a barely damp sponge from top to bottom.',
    images: images('subcategories/day-night-roller'),
    sizes: [
      { label: '80 x 180 cm', price: 290, soldAs: 'blind' },
      { label: '120 x 220 cm', price: 395, soldAs: 'blind' },
      { label: '160 x 240 cm', price: 510, soldAs: 'blind' },
    ],
  },
];

function factsOf(id: string) {
  const facts = attributes[id];
  const tile = tiles[id];
  const made = madeToMeasure[id];
  return {
    ...facts,
    ...(tile && { attributes: { ...facts?.attributes, tile } }),
    ...(made && { madeToMeasure: made }),
  };
}

/** Fabrics and blinds; the home page features the first three as the summer sale. */
export const products: CatalogueContent['products'] = seeds.map((product) =>
  withSizeIds({ ...product, ...factsOf(product.id) }),
);
