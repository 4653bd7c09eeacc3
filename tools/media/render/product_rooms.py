"""product_rooms.py - a room for each blind and for the cloths that have no set of their own in jobs.py."""
from scenes import *

F, SH = fabric, sheer
BRONZE = lambda: plain("#4A3A2C", .35, .5)
CURTAIN = dict(cam=(.05, -4.2, 1.3), lens=46)
FULL = dict(panels=False, cam=(.08, -4.1, 1.3), lens=48)


def window_seat(cx, cloth, specs, w=2.3):
    """Cushioned bench under a window."""
    softbox(cx, -.34, .40, w, .62, .16, cloth, .05, .02)
    box(cx - w / 2 - .02, cx + w / 2 + .02, -.64, 0, 0, .33, plain("white", .5), .006)
    for i, (x, c, k) in enumerate(specs):
        cushion((cx + x, -.2, .68), .42, mat=F(c, k), rot=(math.radians(-12), 0, .1 * (-1) ** i), piping=metal() if k == "velvet" else None, seed=i)


def kitchen_counter(z=.88):
    """Run of cupboards with a marble top along the window wall."""
    box(-2.6, 2.6, -.60, -.02, .08, z - .04, plain("#7F8572", .5), .004)
    box(-2.6, 2.6, -.55, -.02, 0, .08, plain("#3A3833", .5), .002)
    for k in range(-4, 5):
        x = .3 + k * .6
        box(x - .295, x + .295, -.615, -.60, .10, z - .06, plain("#7F8572", .5), .006)
        tube([(x - .09, -.635, z - .13), (x + .09, -.635, z - .13)], .006, metal())
    box(-2.62, 2.62, -.64, -.01, z - .04, z, marble(tile=0, scale=2.), .004)
    lathe([(0, 0), (.05, .004), (.13, .06), (.135, .066), (.12, .056), (.04, .012), (0, .012)], plain("#E9E2D4", .5), (-.42, -.32, z), 64)
    for i in range(5):
        sphere((-.42 + .045 * math.cos(i * 1.26), -.32 + .045 * math.sin(i * 1.26), z + .065), .036, plain("#D9A441" if i % 2 else "#E0B457", .45))
    vase(.62, -.30, z, h=.22); branches(.62, -.30, z + .18, 6, .5, .24, seed=6)


def chair_and_plant(cx, mat, side=1, sd=3):
    group(lambda: armchair(mat, seed=sd), (cx + .72 * side, -1.15, 0), math.radians(-28 * side))
    side_table(cx - .08 * side, -1.0, .19, .5)
    vase(cx - .08 * side, -1.0, .5, h=.19, r=.075); branches(cx - .08 * side, -1.0, .65, 6, .5, .24, seed=sd)


def ghaf_sofa():
    ops = [(.25, 1.7, 0, 2.5)]
    room(-2.4, 2.4, 2.95, 6, ops, wall="#E4DBCD", floor="oak")
    mouldings(-2.4, -.95, color="#E4DBCD")
    curtain_set(.25, 1.7, 2.74, F("#D6C7AC", "linen", translucent=.05), SH(), style="pinch", hardware="rod", stack=.56, amp=.07, period=.17, y=-.2)
    group(lambda: sofa(F("#5B5E3B", "velvet", translucent=0.), 2.1, seats=2), (.12, -1.2, 0), math.radians(8))
    cushions_on(.12, -1.38, .68, (("ivory", "boucle"), ("#7A4A38", "chenille")), rot=math.radians(8), spread=.92)
    floor_lamp(-1.25, -.75, 1.6)
    side_table(-.55, -2.15, .24, .42); books(-.55, -2.15, .42, 2)
    rug(-1.7, 1.9, -3.6, -1.0, rugmat("cream", "sand"))
    daylight(ops, key=140, fill=.52)
    camera((.05, -4.6, 1.14), (.05, 0, 1.14), 47, shift_y=.02)


def sadu_majlis():
    ops = [(.0, 1.5, .98, 2.5)]
    room(-2.4, 2.4, 2.95, 6, ops, wall="#E5DACA", floor="marble", frame="classic")
    roman(.0, 1.62, 2.6, 1.72, -.05, F("ivory", "linen", translucent=.16), folds=4)
    low_majlis(-2.1, 2.1, -.18, F("#7A4A38", "chenille", translucent=0.), [F("#7A4A38", "chenille"), F("ivory", "jacquard", color2="gold", pattern="star", psize=.3), F("ivory", "boucle")], seed=4)
    lathe([(.10, 0), (.18, .02), (.07, .14), (.05, .26), (.32, .335), (.46, .35), (.47, .375), (.0, .365)], metal(rough=.22), (.15, -1.75, 0), 96)
    vase(.05, -1.7, .375, metal(rough=.25), .22, .075); sphere((.33, -1.82, .405), .033, metal())
    rug(-1.9, 1.9, -3.4, -1.05, rugmat("cream", "#A9623F", "trellis"))
    wall_lights(-1.35, 1.75)
    daylight(ops, power=46, key=150, fill=.52)
    camera((.05, -4.6, 1.2), (.05, 0, 1.2), 47, shift_y=-.01)


def sahab_rollers():
    ops = [(-.68, 1.24, 0, 2.6), (.68, 1.24, 0, 2.6)]
    room(-2.2, 2.2, 2.95, 6, ops, wallmat=plaster("#DAD1C4"), floor="oakpale", skyline="day", view=1.05)
    for cx, w, s, t in ops:
        roller(cx, w - .01, t - .02, 1.24, .06, F("#8F8E8B", "linen", translucent=.10), cassette="#D8D5CF", bar=plain("#B9B6B0", .4), chain=False)
    group(lambda: sofa(F("#E2D8C6", "linen", translucent=0.), 2.1, seats=2), (.05, -1.05, 0), 0)
    cushions_on(.05, -1.2, .67, (("#6E6C6A", "velvet"), ("ivory", "boucle")), spread=.9)
    wall_switch(-1.62, 1.18, gang=1); plant(1.72, -.6, 1.6, seed=4)
    rug(-1.8, 1.8, -3.4, -.9, rugmat("cream", "greige"))
    daylight(ops, key=130, fill=.5, sun_power=3.4)
    camera((.0, -4.4, 1.26), (.0, 0, 1.26), 42, shift_y=.01)


def nasim_sheer(cx, w, s, t):
    """White vanes inside a fall of voile."""
    vertical(cx, w + .2, t + .12, .05, -.07, F("#E9E3D6", "linen", translucent=.25), angle=24)
    curtain_set(cx, w, t + .12, SH("white", .16), None, style="wave", y=-.17, hardware="none", closed=1., period=.127, amp=.022, overlap=.2, z0=.03)


ROOMS = [
    ("products/nakheel-flax-linen-room", 900, 1100, "Flax linen curtains with pinch pleats on a brass rod over white sheers, beside a sage velvet armchair",
     lambda: vignette(drapes(lambda: F("#C6AE86", "linen", translucent=.07), SH, style="pinch", hardware="rod", stack=.68, amp=.075, period=.17, rise=.16), win=(.15, 1.5, 0, 2.56), decor=["chairL", "oliveL"], chair=("sage", "velvet"), wall="#E9E2D5", floor="oak", frame="classic", sd=4, **CURTAIN)),
    ("products/ghaim-ivory-voile-room", 900, 1100, "Ivory voile sheers in ripple folds across a wide window behind an olive velvet bench and an olive tree",
     lambda: vignette(drapes(lambda: SH("#EFE3CC", .56), None, style="wave", hardware="track", closed=1., period=.14, amp=.055, rise=.30, overlap=.3), win=(-.1, 1.7, 0, 2.66), decor=["bench", "olive"], chair=("#5B5E3B", "velvet"), wallmat=plaster("#D9CFC0"), recess=True, floor="oakpale", sd=6, **CURTAIN)),
    ("products/ghaf-olive-velvet-room", 900, 1100, "Sofa upholstered in olive velvet with ivory and rust cushions in front of linen curtains", ghaf_sofa),
    ("products/sadu-rust-chenille-room", 900, 1100, "Low majlis seating in rust chenille with ivory cushions around a brass table", sadu_majlis),
    ("products/shams-sand-roman-room", 800, 1000, "Sand linen roman blind with level folds, glowing with daylight behind a terracotta armchair",
     lambda: vignette(lambda cx, w, s, t: roman(cx, w + .12, t + .10, 1.38, -.05, F("#CDB48C", "linen", translucent=.2), folds=4, seed=3), win=(.05, 1.5, .80, 2.42), frame="classic", wall="#E8E1D4", decor=[lambda: chair_and_plant(.05, F("terracotta", "linen", translucent=0.)), "plant"], sd=3, panels=False, lens=52, cam=(.08, -4.1, 1.32))),
    ("products/ufuq-screen-roller-room", 800, 1000, "Light grey sunscreen roller with a bronze cassette above a walnut desk, the skyline visible through the weave",
     lambda: vignette(lambda cx, w, s, t: roller(cx, w - .02, t - .01, 1.02, .05, screen_cloth("#C9C7C1", .24, .2), cassette=BRONZE(), bar=BRONZE(), chain=True), win=(.05, 1.8, 0, 2.55), view=1.3, wall="#DDD6CA", floor="oakpale", decor=["desk"], chair=("charcoal", "linen"), **FULL)),
    ("products/zilal-day-night-roller-room", 800, 1000, "Champagne day-and-night roller with its bands half open behind a teal velvet bench",
     lambda: vignette(lambda cx, w, s, t: roller(cx, w - .02, t - .01, .94, .05, screen_cloth("#CDB996", .1, .24, .16), cassette=metal(), bar=metal()), win=(.05, 1.4, .74, 2.42), wall="#D9D6CB", floor="marble", decor=["bench", "plantR"], chair=("teal", "velvet"), sd=5, panels=False, lens=53, cam=(.05, -4.2, 1.3))),
    ("products/nada-linen-roller-room", 800, 1000, "Beige linen-look roller blind letting an even light through above a cream sofa with cushions",
     lambda: vignette(lambda cx, w, s, t: roller(cx, w + .08, t + .08, 1.24, -.05, F("#CFC0A6", "linen", translucent=.3), cassette="#E6DFD2", bar=F("#CFC0A6", "linen", translucent=0.), chain=True), win=(.05, 1.6, .78, 2.42), wall="#E3DCD0", floor="oak", decor=["sofa"], chair=("cream", "boucle"), panels=False, lens=50, cam=(.08, -4.3, 1.3))),
    ("products/waha-sage-roman-room", 800, 1000, "Sage linen roman blind with a softly bowed hem above a window seat with rust and ivory cushions",
     lambda: vignette(lambda cx, w, s, t: roman(cx, w + .12, t + .10, 1.52, -.05, F("#9CA28A", "linen", translucent=.16), 3, sag=.10, seed=6), win=(.05, 1.35, .84, 2.42), frame="classic", wall="#E9E3D8", floor="oakpale", decor=[lambda: window_seat(.05, F("ivory", "linen", translucent=0.), ((-.66, "#7A4A38", "linen"), (-.30, "ivory", "chenille"), (.70, "sage", "velvet")))], lens=56, panels=False, cam=(.05, -4.2, 1.36))),
    ("products/sahab-motorised-roller-room", 800, 1000, "Two grey motorised roller blinds stopped in line behind a cream sofa, with a wall switch beside them", sahab_rollers),
    ("products/sidr-walnut-venetian-room", 800, 1000, "Walnut venetian blind with woven tapes and tilted slats above a walnut desk with a rust velvet chair",
     lambda: vignette(lambda cx, w, s, t: venetian(cx, w + .06, t + .06, s + .02, -.05, wood("#6B4A31", .38), .05, 38, tapes=F("#7A654C", "linen", translucent=0.)), win=(.05, 1.6, .82, 2.42), wall="#DCD8CC", floor="oak", decor=["desk"], chair=("rust", "velvet"), sun_power=4., panels=False, lens=54, cam=(.08, -4.3, 1.32))),
    ("products/barq-champagne-venetian-room", 800, 1000, "Slim champagne aluminium venetian blind above a marble kitchen counter with a bowl of lemons",
     lambda: vignette(lambda cx, w, s, t: venetian(cx, w - .02, t - .01, s + .03, .05, plain("#CDBB98", .28, .6, .5), .025, 34, thick=.0012, curve=.0025), win=(.05, 1.5, 1.04, 2.40), wall="#E6E0D4", floor="marble", decor=[kitchen_counter], sun_power=4., panels=False, lens=66, cam=(.05, -4.2, 1.52))),
    ("products/ghadeer-greige-vertical-room", 800, 1000, "Greige vertical blind turned towards the sun across a balcony door, beside a terracotta armchair",
     lambda: vignette(lambda cx, w, s, t: vertical(cx, w + .2, t + .12, .03, -.10, F("#B7A892", "linen", translucent=.24), angle=-42, seed=3), win=(.05, 1.9, 0, 2.5), wall="#DDE0D6", floor="oak", decor=[lambda: chair_and_plant(.05, F("terracotta", "linen", translucent=0.), -1, 5)], sun_power=4., **FULL)),
    ("products/nasim-sheer-vertical-room", 800, 1000, "White vanes inside a fall of voile across a full-height window, closed for privacy beside a navy velvet armchair",
     lambda: vignette(nasim_sheer, win=(.05, 1.8, 0, 2.5), wall="#D8CFC1", floor="marble", decor=[lambda: chair_and_plant(.05, F("navy", "velvet"), 1, 2)], **FULL)),
]
