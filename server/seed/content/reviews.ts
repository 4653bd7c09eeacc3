import type { ReviewSeed } from '../types.ts';

type Review = Omit<ReviewSeed, 'product' | 'email'>;

const byProduct: Record<string, Review[]> = {
  'layl-charcoal-blackout': [
    {
      name: 'Priya Raghunathan',
      rating: 5,
      review:
        'I work nights at the hospital and sleep until two. With these closed, and the track in the ceiling recess, I cannot see my hand. The cloth is soft rather than plasticky, and my husband says the street is quieter too.',
      daysAgo: 6,
    },
    {
      name: 'Omar Al Suwaidi',
      rating: 5,
      review:
        'Ordered four panels of 200 x 300 for two bedrooms in Al Warqa. Both pairs were exactly the same length and the hems were weighted. The darkness is real; our five-year-old has started sleeping past six.',
      daysAgo: 13,
    },
    {
      name: 'Charlotte Whitfield',
      rating: 4,
      review:
        'Very dark and they hang beautifully. I have taken off one star because charcoal shows pale fluff from the duvet, so there is a lint roller in the drawer now. I would buy them again in a lighter grey.',
      daysAgo: 21,
    },
    {
      name: 'Rajesh Menon',
      rating: 5,
      review:
        'Motor track and curtains were fitted in one morning. They close at half past one every day and the room is clearly cooler when we get home; the split unit used to run without a stop.',
      daysAgo: 34,
    },
    {
      name: 'Mariam Haddad',
      rating: 5,
      review:
        'I compared it with a coated blackout from elsewhere. This one bends into proper waves, has no smell, and the back looks as good as the front, which matters as our window faces the neighbour’s terrace.',
      daysAgo: 47,
    },
    {
      name: 'Jonas Lindqvist',
      rating: 4,
      review:
        'Bought by the metre and sewn by my own tailor, who praised it for not fraying. It is heavy, so check your rail first. Mine needed two more brackets.',
      daysAgo: 58,
    },
    {
      name: 'Aisha Al Falasi',
      rating: 5,
      review:
        'The nursery is finally dark enough for the afternoon nap. The fitter turned the edges back to the wall without being asked, and that made more difference than I expected.',
      daysAgo: 66,
    },
    {
      name: 'Daniel Okafor',
      rating: 3,
      review:
        'The fabric does what it says. The colour is warmer than on my screen, almost brown beside my blue-grey wall, so do order the free sample. I am keeping them, but I might have chosen dove.',
      daysAgo: 79,
    },
    {
      name: 'Hessa Al Ketbi',
      rating: 5,
      review:
        'We used the 300 width for a wall of glass in the media room. No seam at all, and the projector picture is as good at four in the afternoon as at night.',
      daysAgo: 93,
    },
    {
      name: 'Marek Nowak',
      rating: 5,
      review:
        'Third window in this fabric. The first pair has been washed twice at thirty degrees and has neither shrunk nor gone shiny at the folds. It came back to the same length, and I measured it.',
      daysAgo: 112,
    },
    {
      name: 'Lakshmi Iyer',
      rating: 5,
      review:
        'Placed the order on Sunday evening and the panels were on the rail on Tuesday. They were steamed, the folds were tied with ribbon for a night, and in the morning they fell straight.',
      daysAgo: 131,
    },
    {
      name: 'Sofia Marchetti',
      rating: 4,
      review:
        'A dense, handsome cloth. It arrived with a fold line across one panel that took three days to drop out. The blackout itself is perfect, even with a full moon over the Gulf.',
      daysAgo: 150,
    },
    {
      name: 'Khalid Bin Haider',
      rating: 5,
      review:
        'I am a pilot and travel with a sleep mask out of habit. At home I no longer need it. The pair overlaps by ten centimetres in the middle, a small thing done well.',
      daysAgo: 172,
    },
  ],
  'almas-ivory-linen': [
    {
      name: 'Fatima Al Marri',
      rating: 5,
      review:
        'We have it in the dining room over white voile. The colour stays ivory next to the marble and does not look yellow in the evening. Lined, the folds are round and quiet. Everyone touches it.',
      daysAgo: 4,
    },
    {
      name: 'Eleanor Hughes',
      rating: 5,
      review:
        'Real linen with a real slub. I was warned that it could drop by a centimetre in summer, and it was hemmed to allow for that. In October it is where it should be, just touching the floor.',
      daysAgo: 18,
    },
    {
      name: 'Vikram Shah',
      rating: 4,
      review:
        'Lovely weight and a glow in the morning that I did not expect. It creases when stacked back all day, as linen will. If that bothers you, choose the blend.',
      daysAgo: 37,
    },
    {
      name: 'Noura Al Hammadi',
      rating: 5,
      review:
        'Ordered the sample, pinned it up for a week and then bought 22 metres. Every roll was from the same dye lot. My tailor in Satwa asked where I had found it.',
      daysAgo: 52,
    },
    {
      name: 'Pierre Lefèvre',
      rating: 5,
      review:
        'Pinch pleats on brass rings, sewn by hand: you can see the small stitches at the base. Three months on, the pleats close as evenly as on the first day.',
      daysAgo: 85,
    },
    {
      name: 'Hana Kobayashi',
      rating: 4,
      review:
        'A calm, dry cloth that goes well with our oak floor. Unlined it is a little too see-through at night for a ground-floor villa, so we added a roller behind it and are now happy.',
      daysAgo: 119,
    },
    {
      name: 'Yousef Barakat',
      rating: 5,
      review:
        'The consultant told us to take the cheaper width because it left less waste on our window. I had not met that kind of honesty before. The curtains are superb.',
      daysAgo: 140,
    },
    {
      name: 'Grace Adeyemi',
      rating: 3,
      review:
        'Beautiful linen, but one of our two ready-made panels was a centimetre longer. They collected it on the next day and re-hemmed it at no cost; still, I had guests that weekend.',
      daysAgo: 188,
    },
  ],
  'noor-white-voile': [
    {
      name: 'Salma Rashid',
      rating: 5,
      review:
        'Twelve metres across the whole sitting room without one seam. In the morning the light comes in like milk. I washed one fall already, hung it wet, and it dried flat by the evening.',
      daysAgo: 3,
    },
    {
      name: 'Tom Ashworth',
      rating: 5,
      review:
        'Simple, white and cheap enough to do every room. They asked about the white of our ceiling before suggesting this one over ivory, and they were right.',
      daysAgo: 16,
    },
    {
      name: 'Reem Al Zaabi',
      rating: 4,
      review:
        'Very fine and fresh. With the air conditioner right above the window it moved a good deal until the heavier hem tape was put in. The fitter did that within the same visit.',
      daysAgo: 29,
    },
    {
      name: 'Anil Deshpande',
      rating: 5,
      review:
        'Ours face a road in JLT on the ninth floor. By day nobody sees in; at night, of course, they do, and we knew that because it had been explained to us properly.',
      daysAgo: 63,
    },
    {
      name: 'Camille Dubois',
      rating: 5,
      review:
        'I have used voile from three shops in Dubai. This is the only one that has not turned grey after a year of sun and dust. It comes out of the machine without creases.',
      daysAgo: 88,
    },
    {
      name: 'Maitha Al Qubaisi',
      rating: 4,
      review:
        'Nice even weave, and the sewn edge is neat. I would have liked the white one tone warmer. In daylight it is lovely behind the greige drapes.',
      daysAgo: 127,
    },
    {
      name: 'Ben Carter',
      rating: 5,
      review:
        'Ready-made panels, 140 x 300, six of them for a rented flat. Up in an hour on the existing rail. The landlord has since ordered them for two other apartments.',
      daysAgo: 160,
    },
  ],
  'zabeel-emerald-velvet': [
    {
      name: 'Layla Mansour',
      rating: 5,
      review:
        'The green is deep and alive; in the lamplight each fold has a bright edge. We tied them back with gold tassels, and the old sofa suddenly looks as though it had been chosen for the room.',
      daysAgo: 9,
    },
    {
      name: 'Stefan Bauer',
      rating: 5,
      review:
        'Pile in the same direction in all four lengths, and the seams cannot be found. I run a small restaurant, and guests photograph these curtains more often than the food.',
      daysAgo: 41,
    },
    {
      name: 'Shaikha Al Nuaimi',
      rating: 4,
      review:
        'Rich colour and proper weight. They need brushing after the dusty days, which I had not thought about. It takes five minutes with the soft nozzle and they are new again.',
      daysAgo: 74,
    },
    {
      name: 'Michelle Tan',
      rating: 5,
      review:
        'Bought two metres first for cushions, then the curtains. The colours matched exactly, although the orders were two months apart. The team had kept a note of the dye lot.',
      daysAgo: 108,
    },
  ],
  'jumeirah-pearl-silk': [
    {
      name: 'Dina El Sayed',
      rating: 5,
      review:
        'Silk in a main bedroom facing north, interlined as they advised. It rustles when drawn and is pearl in the morning and almost silver at night. The most beautiful thing we own.',
      daysAgo: 23,
    },
    {
      name: 'Robert Keane',
      rating: 4,
      review:
        'Superb fabric and very careful making. Mind the price once lining and interlining are added; the quotation was clear about it, but the figure per metre is only the beginning.',
      daysAgo: 69,
    },
    {
      name: 'Amna Al Shamsi',
      rating: 5,
      review:
        'I wanted silk for a west window and was talked out of it. They put it in the guest room instead and gave us satin on the sunny side. Two years later I am grateful.',
      daysAgo: 134,
    },
  ],
  'marjan-terracotta-linen': [
    {
      name: 'Julia Schneider',
      rating: 5,
      review:
        'Warmer and earthier than in the picture, in the best sense. At sunset the whole wall turns copper. It was soft from the first day, with none of the stiffness of new linen.',
      daysAgo: 11,
    },
    {
      name: 'Abdulla Al Mheiri',
      rating: 4,
      review:
        'We hung it in the family room with eyelets. The colour suits the wooden ceiling well. A few threads showed at one eyelet, and they sent someone to finish it within two days.',
      daysAgo: 55,
    },
    {
      name: 'Nisha Kapoor',
      rating: 5,
      review:
        'I lived with the sample for a fortnight before I dared. Now I cannot imagine beige again. Washed cool once, shaken out, dried on the rail, and there was no change of colour.',
      daysAgo: 101,
    },
  ],
  'fahidi-gold-damask': [
    {
      name: 'Huda Al Mazrouei',
      rating: 5,
      review:
        'The pattern meets at every seam and again where the two curtains close. My mother, who sewed all her life, went along the edge looking for a fault and did not find one.',
      daysAgo: 19,
    },
    {
      name: 'Faisal Qureshi',
      rating: 5,
      review:
        'For the formal majlis, lined, with plain tie-backs. In the evening the gold lights up and the cream stays in the background. It feels generous without shouting.',
      daysAgo: 77,
    },
    {
      name: 'Isabel Romero',
      rating: 3,
      review:
        'Gorgeous cloth, though the motif is larger than I had understood from the swatch. On our narrow window you see hardly two of them. Look at a full repeat before ordering.',
      daysAgo: 145,
    },
  ],
  'saffa-navy-velvet': [
    {
      name: 'Hamad Al Remeithi',
      rating: 5,
      review:
        'Home cinema in the basement. The echo has gone and there is no reflection from the screen. It really is navy: under the warm spots it stays blue, where our last pair looked black.',
      daysAgo: 15,
    },
    {
      name: 'Karen O’Sullivan',
      rating: 5,
      review:
        'Very heavy, very straight. The fitters put up a stronger track than the one we had and showed me why. Finger marks vanish when you stroke the pile downwards.',
      daysAgo: 61,
    },
    {
      name: 'Arjun Nair',
      rating: 4,
      review:
        'Handsome with our pale grey sofa. It does attract cat hair, which is my cat’s fault. Delivery came a day later than planned because of the special lining, and they rang to tell me.',
      daysAgo: 122,
    },
  ],
  'hatta-sage-cotton': [
    {
      name: 'Megan Price',
      rating: 5,
      review:
        'A quiet grey-green that calms the whole bedroom. The brushed side is soft as flannel, and the pinch pleats sit very evenly. We added two cushions from the remnant.',
      daysAgo: 8,
    },
    {
      name: 'Sara Al Blooshi',
      rating: 4,
      review:
        'Good value for a cotton of this weight. It needs the blackout lining if you have morning sun, as it only dims by itself. With the lining it is a lovely, sleepy room.',
      daysAgo: 43,
    },
    {
      name: 'Dmitri Volkov',
      rating: 5,
      review:
        'Washed it after our daughter’s chocolate accident: thirty degrees, ironed a little damp. No mark, no shrinkage I could see, and the colour is unchanged.',
      daysAgo: 97,
    },
  ],
  'barari-botanical': [
    {
      name: 'Emma Johansson',
      rating: 5,
      review:
        'Our son counts the ferns before he goes to sleep. The eyelets slide easily for small hands and there are no cords anywhere. The hem is deep enough to let down later, too.',
      daysAgo: 12,
    },
    {
      name: 'Wafa Al Ali',
      rating: 5,
      review:
        'We chose it as curtains in the breakfast room, looking on to the garden. With light behind it the leaves turn darker, and it seems as though the plants had come indoors.',
      daysAgo: 70,
    },
    {
      name: 'Paul Mitchell',
      rating: 4,
      review:
        'Fresh print on a cloth with some character. The cream is on the warm side, so compare it with your walls. Cutting was careful, with whole leaves along the leading edge.',
      daysAgo: 136,
    },
  ],
  'safa-greige-linen-blend': [
    {
      name: 'Ayesha Siddiqui',
      rating: 5,
      review:
        'Neither grey nor beige, which is just what our stone floor needed. On a motor track it opens and closes ten times a day and springs back into the same waves each time.',
      daysAgo: 5,
    },
    {
      name: 'Lukas Meyer',
      rating: 5,
      review:
        'Twelve-metre run in an open-plan villa. The hem is level from end to end and has stayed so through August. I would not have believed that of anything looking so much like linen.',
      daysAgo: 39,
    },
    {
      name: 'Mona Fakhoury',
      rating: 4,
      review:
        'Easy fabric, machine-washed, no ironing. It is a touch more polyester to the fingers than pure linen, naturally. From a metre away nobody can tell.',
      daysAgo: 82,
    },
    {
      name: 'Gareth Llewellyn',
      rating: 5,
      review:
        'They took down the old brass pole, filled the holes, fitted a recessed track and hung these, all before lunch. The room looks half a metre taller.',
      daysAgo: 155,
    },
  ],
  'qasr-burgundy-velvet': [
    {
      name: 'Sultan Al Ghurair',
      rating: 5,
      review:
        'For our family majlis, three windows, with gold tassels. The red is serious, nearly black in the folds. My father approved, and he approves of very little.',
      daysAgo: 17,
    },
    {
      name: 'Zainab Hussain',
      rating: 5,
      review:
        'The fitters dressed the folds by hand and came back after a week to set the tie-backs, when the cloth had dropped. I have never had that from a curtain shop.',
      daysAgo: 59,
    },
    {
      name: 'Oliver Grant',
      rating: 4,
      review:
        'Opulent and well made. Lined it makes the room fully dim, so think about lamps. A little pile came off at the beginning, and stopped after the first vacuuming.',
      daysAgo: 125,
    },
  ],
  'kathib-sand-boucle': [
    {
      name: 'Jana Petrović',
      rating: 5,
      review:
        'Two armchairs re-covered. The loops are dense and springy, and the seams follow the old pattern exactly. Biscuit crumbs brush out and the dusty colour hides the rest.',
      daysAgo: 26,
    },
    {
      name: 'Ahmed Tantawi',
      rating: 3,
      review:
        'Comfortable and good to look at, but our cat discovered it within an hour. I should have read the fabric guide first. The reupholstery itself is faultless.',
      daysAgo: 90,
    },
  ],
  'mashrabiya-navy-jacquard': [
    {
      name: 'Latifa Al Owais',
      rating: 5,
      review:
        'The lattice lines up across the pair as if it were one piece of wood. It gives the hall a sense of place without being a theme. The gold is thread, not print; you can feel it.',
      daysAgo: 31,
    },
    {
      name: 'Nikhil Banerjee',
      rating: 4,
      review:
        'Strong pattern, so we kept everything else plain. Our tailor needed an extra metre for matching, and the shop had already told us that he would.',
      daysAgo: 104,
    },
  ],
  'khor-mist-satin': [
    {
      name: 'Clara Jensen',
      rating: 5,
      review:
        'Cool, pale and matt. It moves when you walk past, like water. With white wardrobes the dressing room looks twice as light, and the sun is softened by about half.',
      daysAgo: 28,
    },
    {
      name: 'Badr Al Kaabi',
      rating: 4,
      review:
        'Fine curtain for the guest room. Satin shows every crease until it has been steamed, and the steaming was done on site. It now hangs in narrow, very even folds.',
      daysAgo: 95,
    },
  ],
  'oud-mocha-chenille': [
    {
      name: 'Yasmin Darwish',
      rating: 5,
      review:
        'Headboard and two cushions in this brown, next to ivory walls and a brass lamp. Soft whichever way you stroke it. The colour is rich and not at all gloomy.',
      daysAgo: 36,
    },
    {
      name: 'Colin Fraser',
      rating: 2,
      review:
        'The fabric is pleasant, but it was too heavy for the curtain rod we have, and that only came up at the fitting. They exchanged it for a linen blend, and I paid the difference.',
      daysAgo: 114,
    },
  ],
  'sahra-champagne-satin': [
    {
      name: 'Rania Khoury',
      rating: 5,
      review:
        'We have eight rooms in our guest house, all with this cloth. It looks the same from the road as from the bed, washes well, and guests sleep late. No complaint in a year.',
      daysAgo: 22,
    },
    {
      name: 'Suresh Pillai',
      rating: 4,
      review:
        'Glides nicely on the motor and takes little room at the side. It is dim-out, as stated, so at dawn there is a soft glow. For us that is just right.',
      daysAgo: 87,
    },
  ],
  'layali-dove-blackout': [
    {
      name: 'Katie Morgan',
      rating: 5,
      review:
        'Dark room, pale curtains: that was the whole wish. No pinholes along the seams, no chemical smell after the first day, and the pleats bend without a crease in the coating.',
      daysAgo: 10,
    },
    {
      name: 'Saeed Al Mansoori',
      rating: 5,
      review:
        'Three holiday apartments fitted in one afternoon. Guests leave fewer remarks about early sun. The cloth wipes clean with a sponge, and the cleaning team likes that.',
      daysAgo: 64,
    },
    {
      name: 'Beatriz Costa',
      rating: 3,
      review:
        'Complete darkness, as promised. The linen effect is printed rather than woven, which you notice close up. From the bed it looks fine, and the price is fair.',
      daysAgo: 138,
    },
  ],
  'majaz-teal-silk': [
    {
      name: 'Alexandra Petrou',
      rating: 5,
      review:
        'The colour changes from green to blue during the day and the sea outside does the same. With interlining the folds are deep and the sound of the cloth is a pleasure.',
      daysAgo: 33,
    },
    {
      name: 'Mohammed Al Jaziri',
      rating: 4,
      review:
        'Impressive material for the salon. Colour on a phone is no guide at all: we nearly missed it, and only the sample convinced us. Keep it away from hard sun.',
      daysAgo: 99,
    },
  ],
  'ward-blush-voile': [
    {
      name: 'Lina Abou Zeid',
      rating: 5,
      review:
        'My dressing room has north light and used to look cold. Now it is as though somebody had switched on a lamp. The pink is so faint that only the light has colour.',
      daysAgo: 7,
    },
    {
      name: 'Harriet Cole',
      rating: 4,
      review:
        'More body than plain voile, and it can hang alone. I would go to three times fullness next time, since two and a half looked a little flat on our very wide bay.',
      daysAgo: 50,
    },
    {
      name: 'Mehwish Anwar',
      rating: 5,
      review:
        'Washed in a bag, shaken, hung wet and finished. The uneven threads give it a handmade look. It matches the blush in our rug almost exactly.',
      daysAgo: 116,
    },
  ],
  'nakheel-flax-linen': [
    {
      name: 'Ian Robertson',
      rating: 5,
      review:
        'Thick, honest linen the colour of straw. The pleats stand up by themselves on the brass rod, and at five o’clock the whole window goes gold. Worth the wait of a day.',
      daysAgo: 24,
    },
    {
      name: 'Moza Al Dhaheri',
      rating: 4,
      review:
        'Beautiful against the wooden floor. The lower edge keeps a few creases, which I have decided to like. They sent a care sheet with drawings, a thoughtful touch.',
      daysAgo: 81,
    },
  ],
  'shams-sand-roman': [
    {
      name: 'Chloe Bennett',
      rating: 5,
      review:
        'Two side by side in the kitchen, and the folds line up to the millimetre. The chain has a small safety catch that lets go if it is pulled. Fitting took twenty minutes.',
      daysAgo: 20,
    },
    {
      name: 'Tariq Mahmood',
      rating: 4,
      review:
        'A neat blind and a warm light over breakfast. Raised, it takes up a hand’s breadth more of the window than I had imagined, so measure for the stack above the frame if you can.',
      daysAgo: 72,
    },
  ],
  'ufuq-screen-roller': [
    {
      name: 'Ananya Krishnan',
      rating: 5,
      review:
        'I can read my screens at noon, and still see the tower across the canal. The desk no longer gets hot. The cassette is slim and the bronze matches the window frames.',
      daysAgo: 14,
    },
    {
      name: 'Peter van Dijk',
      rating: 4,
      review:
        'It does its work by day, and at night you can be seen, as they told us. We added a plain roller on the same bracket. One small scratch on the lower bar was replaced without discussion.',
      daysAgo: 68,
    },
  ],
};

/** Address in a reserved domain: `omar.alsuwaidi@mail.example`. */
function emailOf(name: string): string {
  const [first = '', ...rest] = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return `${first}.${rest.join('')}@mail.example`;
}

/** Reviews, grouped by product. */
export const reviews: ReviewSeed[] = Object.entries(byProduct).flatMap(([product, entries]) =>
  entries.map((review) => ({ ...review, product, email: emailOf(review.name) })),
);
