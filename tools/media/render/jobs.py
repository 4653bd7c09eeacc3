"""jobs.py - the list of storefront images and its runner.

  blender -b -t 2 --python jobs.py -- [name-prefix ...]     render (skips finished masters)
  ART_RES_MUL=.85 ART_SPP_MUL=.6 blender ... (faster masters on a busy machine)
  ART_SCALE=.4 ART_SPP=12 blender ... -- banners/           quick previews into $ART_CACHE/preview
Masters (PNG) go to $ART_CACHE/png/<path>.png; post.py turns them into WebP + manifest.json.
"""
import sys, os, json
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scenes import *
from product_rooms import ROOMS
from works_scenes import balcony_door, high_rise, home_office, nursery, restaurant, shoot, villa_majlis

JOBS = []


def J(path, w, h, alt, build, **k):
    JOBS.append(dict(path=path, w=w, h=h, alt=alt, build=build, opts=k))


F, SH = fabric, sheer
# ---------------------------------------------------------------- banners ---
J("banners/living-drapes", 1600, 900, "Sunlit living room with floor-length champagne linen curtains over white sheers, a bouclé sofa and oak herringbone floor", hero_living, spp=34, res=1.)
J("banners/bedroom-blackout", 1600, 900, "Calm bedroom at dusk with taupe blackout curtains and white sheers falling from a softly lit ceiling recess", hero_bedroom, spp=34, res=1.)
J("banners/majlis-rollers", 1600, 900, "Modern majlis with three sand-coloured roller blinds, low seating and a hazy city skyline outside", hero_office, spp=34, res=1.)

# ------------------------------------------------------------- categories ---
J("categories/curtains", 800, 800, "Emerald velvet curtains on a brass rod beside a tall window with an ivory armchair",
  lambda: vignette(drapes(lambda: F("emerald", "velvet"), SH, style="pinch", hardware="rod", stack=.66), decor=["chair", "rug"], wall="ivory"))
J("categories/roller-blinds", 800, 800, "Greige roller blind half lowered over a wide window above an oak desk",
  lambda: vignette(lambda cx, w, s, t: roller(cx, w - .02, t - .01, 1.55, .05, screen_cloth("#C9BBA5", .06, .28), cassette=metal(), bar=metal()), win=(.05, 1.9, .78, 2.45), wall="#E5DCCD", decor=["desk", "oliveL"], panels=False, lens=48, chair=("charcoal", "linen"), sd=2))
J("categories/roman-blinds", 800, 800, "Linen roman blind with soft folds over a window seat dressed with cushions",
  lambda: vignette(lambda cx, w, s, t: roman(cx, w + .12, t + .10, 1.62, -.04, F("#CDBBA0", "linen", translucent=.16), folds=4), win=(0, 1.5, .78, 2.4), frame="classic", wall="#E9E1D3", lens=52, cam=(0, -4.3, 1.25),
    decor=[lambda: (softbox(0, -.34, .40, 2.3, .62, .16, F("ivory", "linen", translucent=0.), .05, .02), box(-1.2, 1.2, -.64, 0, 0, .33, plain("white", .5), .006), [cushion((x, -.2, .68), .42, mat=F(c, k), rot=(math.radians(-12), 0, .1 * i), piping=metal() if k == "velvet" else None, seed=i) for i, (x, c, k) in enumerate(((-.85, "sage", "velvet"), (-.48, "ivory", "chenille"), (.82, "gold", "silk")))])]))
J("categories/venetian-blinds", 800, 800, "Wooden venetian blind with tilted walnut slats casting soft light across a console table",
  lambda: vignette(lambda cx, w, s, t: venetian(cx, w + .04, t + .05, s + .02, -.05, wood("#8A6342", .35), .05, 28, tapes=F("#8A7258", "linen", translucent=0.)), win=(0, 1.6, .92, 2.4), wall="#E3D9CA", decor=["console"], cam=(-.05, -4.3, 1.3), lens=56, panels=False, sun_power=4.))
J("categories/vertical-blinds", 800, 800, "Pale vertical blind vanes drawn across a full-height office window",
  lambda: vignette(lambda cx, w, s, t: vertical(cx, w + .2, t + .12, .03, -.10, F("#DED5C6", "linen", translucent=.3), angle=38), win=(0, 2.1, 0, 2.5), wall="#DDD3C4", floor="marble", decor=["plantR", lambda: group(lambda: armchair(F("navy", "velvet"), seed=3), (-.55, -1.3, 0), math.radians(25))], panels=False))
J("categories/motorized", 800, 800, "Hand-held remote on a marble table in front of motorised sheers and drapes",
  lambda: motor_still(), spp=40)
J("categories/sheers", 800, 800, "White voile sheers in soft ripple folds filtering daylight into a pale room",
  lambda: vignette(drapes(lambda: SH("white", .5), None, style="wave", hardware="track", closed=1., period=.14, amp=.055, overlap=.3), win=(0, 2.2, 0, 2.55), wall="#EFEAE1", floor="oakpale", view=1.0, decor=["chair", "plant"], chair=("sand", "linen"), power=36))
J("categories/upholstery-cushions", 800, 800, "Ivory sofa layered with emerald, gold and patterned cushions in front of linen drapes",
  lambda: upholstery(), spp=40)

# --------------------------------------------------------------- products ---
PRODUCTS = [
    # name, slug, colour name, material, AED/m, fabric args, cloth, swatch table, in-room layout
    ("Almas Ivory Linen", "almas-ivory-linen", "Ivory", "100% linen", 185, dict(color="#E9DFCD", kind="linen"), "gather", "greige", 0),
    ("Zabeel Emerald Velvet", "zabeel-emerald-velvet", "Emerald", "Cotton-viscose velvet", 265, dict(color="emerald", kind="velvet"), "swirl", "ivory", 1),
    ("Jumeirah Pearl Silk", "jumeirah-pearl-silk", "Pearl", "Silk dupion", 340, dict(color="#DED2C0", kind="silk", color2="#F4ECDD"), "toss", "taupe", 2),
    ("Marjan Terracotta Linen", "marjan-terracotta-linen", "Terracotta", "Washed linen", 195, dict(color="terracotta", kind="linen"), "swirl", "ivory", 3),
    ("Fahidi Gold Damask", "fahidi-gold-damask", "Antique gold", "Jacquard, cotton-viscose", 310, dict(color="#DCC9A4", kind="jacquard", color2="#B08C4A", pattern="damask", psize=.21), "gather", "ivory", 1),
    ("Noor White Voile", "noor-white-voile", "White", "Polyester voile sheer", 95, dict(sheer="white"), "toss", "#C9B79C", 0),
    ("Layl Charcoal Blackout", "layl-charcoal-blackout", "Charcoal", "Triple-weave blackout", 145, dict(color="#4A4A4E", kind="blackout"), "gather", "ivory", 2),
    ("Saffa Navy Velvet", "saffa-navy-velvet", "Navy", "Cotton velvet", 265, dict(color="#18243F", kind="velvet"), "gather", "ivory", 0),
    ("Hatta Sage Cotton", "hatta-sage-cotton", "Sage", "Brushed cotton", 125, dict(color="sage", kind="cotton"), "swirl", "ivory", 3),
    ("Barari Botanical", "barari-botanical", "Olive on cream", "Printed cotton-linen", 170, dict(color="#E9E0CE", kind="cotton", color2="#7F8458", pattern="leaves", psize=.34), "gather", "sage", 3),
    ("Safa Greige Linen Blend", "safa-greige-linen-blend", "Greige", "Linen-polyester blend", 150, dict(color="#B9AB98", kind="linen"), "toss", "ivory", 2),
    ("Qasr Burgundy Velvet", "qasr-burgundy-velvet", "Burgundy", "Cotton-viscose velvet", 275, dict(color="#561322", kind="velvet"), "toss", "ivory", 1),
    ("Kathib Sand Bouclé", "kathib-sand-boucle", "Sand", "Wool-blend bouclé", 230, dict(color="#DDD0B8", kind="boucle"), "toss", "taupe", 2),
    ("Mashrabiya Navy Jacquard", "mashrabiya-navy-jacquard", "Navy and gold", "Jacquard weave", 295, dict(color="#24314F", kind="jacquard", color2="#C2A468", pattern="star", psize=.28), "swirl", "ivory", 1),
    ("Khor Mist Satin", "khor-mist-satin", "Mist blue", "Matte satin", 160, dict(color="#AEBAC2", kind="satin", color2="#DDE6EA"), "gather", "ivory", 0),
    ("Oud Mocha Chenille", "oud-mocha-chenille", "Mocha", "Chenille", 210, dict(color="#7A5F4C", kind="chenille"), "toss", "sand", 2),
    ("Sahra Champagne Satin", "sahra-champagne-satin", "Champagne", "Dim-out satin", 175, dict(color="#CDBA98", kind="satin", color2="#F1E8D4"), "swirl", "ivory", 4),
    ("Layali Dove Blackout", "layali-dove-blackout", "Dove grey", "Coated blackout", 140, dict(color="#BDB8B0", kind="blackout"), "gather", "ivory", 5),
    ("Majaz Teal Silk", "majaz-teal-silk", "Teal", "Silk-viscose", 330, dict(color="teal", kind="silk", color2="#6FA3A3"), "gather", "sand", 1),
    ("Ward Blush Voile", "ward-blush-voile", "Blush", "Linen-look voile sheer", 105, dict(sheer="#E8C4B2"), "swirl", "#8F7A66", 2),
    ("Ghaf Olive Velvet", "ghaf-olive-velvet", "Olive", "Cotton velvet", 240, dict(color="#5B5E3B", kind="velvet"), "swirl", "ivory", None),
    ("Sadu Rust Chenille", "sadu-rust-chenille", "Rust", "Chenille", 220, dict(color="#96482F", kind="chenille"), "gather", "sand", None),
    ("Ghaim Ivory Voile", "ghaim-ivory-voile", "Ivory", "Linen-look voile", 115, dict(sheer="#EFE3CC"), "toss", "#8F7A66", None),
]


def pmat(a, macro):
    a = dict(a)
    if "sheer" in a:
        return sheer(a["sheer"], .80 if macro else .5, macro)
    if not macro and a.get("pattern"):
        a["psize"] = a["psize"] * {"star": 3.0, "damask": 2.0}.get(a["pattern"], 1.8)
    return fabric(macro=macro, translucent=.0 if macro else .05, **a)


CLOTH = dict(gather=dict(rot=18, dist=.66, elev=50), swirl=dict(rot=0, dist=.62, elev=56), toss=dict(rot=30, dist=.62, elev=48))


def product_swatch(p, i):
    a, kind, table = p[5], p[6], p[7]
    if "sheer" in a:
        return sheer_swatch(sheer(a["sheer"], .42, True), 3 + i, p[7])
    k = dict(CLOTH[kind])
    k["rot"] += (i * 37) % 50 - 25
    dark = a.get("kind") == "velvet"
    swatch(pmat(a, True), kind, table=table, seed=11 + i * 7, crisp=dict(linen=.8, cotton=.5, silk=.6, jacquard=.35, blackout=.3).get(a.get('kind', 'silk'), .2), key=21. if dark else 14.5, key_side=-1 if i % 2 else 1, fill=.36 if dark else .30, **k)


def bench_with_throw(cx):
    softbox(cx, -.80, .42, 1.2, .44, .14, fabric("ivory", "boucle", translucent=0.), .05, .02)
    for sx in (-1, 1):
        for yy in (-.96, -.64):
            tube([(cx + sx * .5, yy, .36), (cx + sx * .52, yy, 0)], .013, metal())
    cushion((cx + .10, -.74, .68), .42, mat=fabric("emerald", "velvet"), rot=(math.radians(-14), 0, .15), piping=metal(), seed=3)
    books(cx - .34, -.80, .49, 2, seed=2)


def bed_corner():
    group(lambda: bed(1.6, 1.9, fabric("#B9A892", "linen"), pillows=("cream", "sage"), throw=fabric("#7F8A74", "chenille")), (2.30, -1.65, 0), math.radians(-90))
    nightstand(1.35, -.42); table_lamp(1.35, -.42, .52, .44)
    area((0, -.2, 3.08), (0, -.23, 0), 4.4, 16, (1, .82, .58), .05)
    rug(-.6, 2.2, -3.2, -.75, rugmat("cream", "sand"))


def product_room(p, i):
    a, lay = p[5], p[8]
    m = lambda: pmat(a, False)
    shr = "sheer" in a
    sh = None if shr else (lambda: SH())
    com = dict(sheer_mat=sh, closed=1. if shr else 0.)
    walls = ["ivory", "#DED3C3", "#E8E1D6", "#D3CABC"]
    if lay == 0:
        vignette(drapes(m, style="wave", hardware="track", stack=.66, amp=.075, rise=.15, **com), win=(.3, 1.5, 0, 2.63), decor=["chair", "rug"], wall=walls[0], cam=(.1, -4.2, 1.3), lens=46, sd=i)
    elif lay == 1:
        vignette(drapes(m, style="pinch", hardware="rod", tie=True, tie_z=1.1, rise=.14, period=.17, amp=.065, **com), win=(.1, 1.6, 0, 2.58), decor=["bench"], wall=walls[2], cam=(.08, -4.2, 1.3), lens=46, sd=i, chair=("cream", "velvet"), frame="classic", floor="marble")
    elif lay == 2:
        vignette(drapes(m, style="wave", hardware="track", stack=.70, amp=.075, rise=.30, period=.16, **com), win=(-.25, 1.5, 0, 2.77), decor=["chairL", "rug"], wall=walls[1], wallmat=plaster("#D5C9B9"), cam=(-.15, -4.2, 1.3), lens=46, recess=True, sd=i, floor="oakpale")
    elif lay == 4:
        vignette(drapes(m, style="pinch", hardware="rod", stack=.66, amp=.07, period=.17, rise=.16, **com), win=(.05, 1.5, 0, 2.56), decor=["lamp", lambda: bench_with_throw(.05)], wall="#C9CCBF", cam=(.05, -4.2, 1.3), lens=46, sd=i, frame="classic", floor="oak")
    elif lay == 5:
        vignette(drapes(m, style="wave", hardware="track", stack=.66, amp=.07, rise=.34, period=.16, **com), win=(-.30, 1.4, 0, 2.7), decor=[bed_corner], wall="#DDD4C7", wallmat=plaster("#D8CEC0"), cam=(-.05, -4.3, 1.3), lens=46, recess=True, sd=i, floor="oakpale")
    else:
        vignette(drapes(m, style="eyelet", hardware="rod", stack=.62, amp=.075, period=.22, rise=.2, **com), win=(.25, 1.4, 0, 2.45), decor=["table", "plant"], wall=walls[3], cam=(.05, -4.2, 1.3), lens=46, sd=i, floor="oak")


ROOM_ALT = {
    "almas-ivory-linen": "Ivory linen curtains in ripple folds over white sheers, with an ivory armchair on a round rug",
    "zabeel-emerald-velvet": "Emerald velvet curtains tied back with gold tassels over white sheers on a marble floor",
    "jumeirah-pearl-silk": "Pearl silk curtains falling from a ceiling recess beside a lit table lamp and an armchair",
    "marjan-terracotta-linen": "Terracotta linen eyelet curtains on a brass rod between a potted plant and a marble side table",
    "fahidi-gold-damask": "Antique gold damask curtains tied back over white sheers behind an upholstered bench",
    "noor-white-voile": "White voile sheers drawn across a tall window, filling a pale room with soft daylight",
    "layl-charcoal-blackout": "Charcoal blackout curtains falling from a ceiling recess, with a lit lamp glowing in front",
    "saffa-navy-velvet": "Navy velvet curtains in ripple folds over white sheers beside a brass side table",
    "barari-botanical": "Leaf-print eyelet curtains in olive on cream, hung on a brass rod beside a potted plant",
    "safa-greige-linen-blend": "Greige linen-blend curtains falling from a ceiling recess behind an ivory armchair",
    "qasr-burgundy-velvet": "Burgundy velvet curtains tied back with gold tassels over white sheers on a marble floor",
    "mashrabiya-navy-jacquard": "Navy jacquard curtains with a gold star lattice, tied back over white sheers",
    "khor-mist-satin": "Mist blue satin curtains in ripple folds over white sheers, with an armchair on a round rug",
    "oud-mocha-chenille": "Mocha chenille curtains falling from a ceiling recess beside a lit table lamp",
    "hatta-sage-cotton": "Sage cotton eyelet curtains on a brass rod beside a potted plant and a marble side table",
    "kathib-sand-boucle": "Heavy sand bouclé curtains falling from a ceiling recess behind an ivory armchair and a lit table lamp",
    "sahra-champagne-satin": "Champagne satin curtains with pinch pleats on a brass rod, over white sheers and a bouclé bench",
    "layali-dove-blackout": "Dove grey blackout curtains falling from a ceiling recess beside a bed in a calm bedroom",
    "majaz-teal-silk": "Teal silk curtains tied back with gold tassels over white sheers on a marble floor",
    "ward-blush-voile": "Blush voile sheers drawn across a tall window, filtering the daylight behind an ivory armchair",
}
for i, p in enumerate(PRODUCTS):
    J("products/%s-swatch" % p[1], 900, 900, "Close-up of %s: softly folded %s in %s" % (p[0], p[3].lower(), p[2].lower()), (lambda p=p, i=i: product_swatch(p, i)), spp=22, fast_gi=0, bounces=2, bloom=.02, res=.86)
for i, p in enumerate(PRODUCTS):
    if p[8] is not None:
        J("products/%s-room" % p[1], 900, 1100, ROOM_ALT.get(p[1], "Room with full-length curtains in %s framing a bright window" % p[0]), (lambda p=p, i=i: product_room(p, i)), spp=26, res=.86)


# ------------------------------------------------- promo, about, posters ----
def motor_still():
    ops = [(.3, 2.4, 0, 2.6)]
    room(-3, 3, 2.95, 5, ops, wall="ivory", recess=True, floor="oak")
    curtain_set(.3, 2.4, 3.05, F("#B7A78F", "linen", translucent=.05), SH(), stack=.75, amp=.075, period=.18, y=-.22)
    def top():
        cyl(0, 0, -.03, 0, .62, marble(tile=0, scale=2.5), 96)
        remote(-.03, -.26, .001, .35)
        vase(.24, .0, 0, plain("#E6DCCB", .5), .21, .075); branches(.24, .0, .17, 7, .42, .24, seed=6)
        books(-.26, .02, 0, 2, .5)
    group(top, (.05, -2.35, .72))
    daylight(ops, key=120, fill=.5)
    camera((-.06, -3.12, 1.0), (.09, -2.2, .90), 38, fstop=3.2, focus=(.02, -2.6, .73), level=False)


def upholstery():
    ops = [(.6, 1.9, 0, 2.5)]
    room(-2.6, 2.6, 2.95, 6, ops, wall="#E6DDCF", floor="oak")
    mouldings(-2.6, -.75, color="#E6DDCF")
    curtain_set(.6, 1.9, 2.74, F("#C3B297", "linen", translucent=.05), SH(), style="pinch", hardware="rod", stack=.62, amp=.075, period=.18, y=-.2)
    group(lambda: sofa(F("ivory", "boucle", translucent=0.), 2.3, seats=2), (.05, -1.35, 0), 0)
    specs = (("emerald", "velvet", None, None), ("gold", "silk", None, None), ("ivory", "jacquard", "#A98A4E", "star"), ("navy", "velvet", None, None), ("sand", "chenille", None, None))
    for i, (c, k, c2, pt) in enumerate(specs):
        cushion((-.72 + .37 * i + (.02 if i > 1 else 0), -1.42 - .07 * (i % 2), .695 - .02 * (i % 2)), .47 if i % 2 == 0 else .41, mat=F(c, k, color2=c2, pattern=pt, psize=.24), rot=(math.radians(-17), 0, .09 * (-1) ** i), piping=metal() if k == "velvet" else None, seed=i + 2)
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 60))
    side_table(-1.42, -1.3, .2, .52); table_lamp(-1.42, -1.3, .52, .46)
    rug(-1.6, 2.2, -3.4, -1.1, rugmat("cream", "sand"))
    daylight(ops, key=135, fill=.52)
    camera((.02, -4.0, 1.12), (.02, 0, 1.12), 42, shift_y=-.03)


def promo_roller():
    ops = [(-.75, 1.25, .0, 2.6), (.75, 1.25, .0, 2.6)]
    room(-2.6, 2.6, 2.95, 6, ops, wallmat=plaster("#CFC3B2"), floor="oakpale", skyline="day", view=1.1)
    roller(-.75, 1.24, 2.58, 1.15, .06, screen_cloth("#BFB19B", .10, .3), cassette=metal(), bar=metal(), chain=False)
    roller(.75, 1.24, 2.58, 1.75, .06, screen_cloth("#BFB19B", .10, .3), cassette=metal(), bar=metal(), chain=False)
    group(lambda: armchair(F("rust", "velvet"), seed=1), (.75, -1.2, 0), math.radians(-30))
    side_table(.05, -1.05, .2, .5); vase(.05, -1.05, .5, h=.2); branches(.05, -1.05, .66, 6, .5, .24, seed=2)
    round_rug(.5, -1.5, 1.2, rugmat()); olive_tree(-1.75, -.6, 2.1, seed=6)
    daylight(ops, key=130, fill=.5, sun_power=3.6)
    camera((-.1, -4.9, 1.25), (-.1, 0, 1.25), 42, shift_y=.01)


def promo_smart():
    ops = [(.15, 2.5, 0, 2.62)]
    room(-2.7, 2.7, 2.95, 6, ops, wallmat=plaster("#C9BDAE"), floor="marble", recess=True, skyline="dusk", view=.85)
    curtain_set(.15, 2.5, 3.05, F("#2C3A54", "velvet"), SH("white", .45), stack=.72, amp=.075, period=.17, y=-.22, overlap=.4)
    area((.15, -.2, 3.08), (.15, -.23, 0), 4.2, 30, (1, .78, .5), .05)
    wall_switch(-1.95, 1.15)
    group(lambda: sofa(F("ivory", "linen", translucent=0.), 2.0, seats=2), (.5, -1.35, 0), 0)
    cushions_on(.5, -1.48, .67, (("gold", "silk"), ("navy", "velvet"), ("ivory", "chenille")), spread=.55)
    floor_lamp(-1.15, -.75, 1.6)
    rug(-1.3, 2.3, -3.6, -1.0, rugmat("cream", "stone"))
    pendant_ring(.4, -2.0, 2.2, .5, 2.95)
    daylight(ops, power=32, key=95, fill=.42, sun_power=1.5)
    camera((-.1, -5.0, 1.25), (-.1, 0, 1.25), 41, shift_y=.01)


def about():
    """Atelier / showroom: hanging samples, cutting table, rolls."""
    ops = [(1.55, 1.8, .0, 2.55)]
    room(-3.4, 3.2, 2.95, 6.5, ops, wall="#E6DDCF", floor="oak", view=.95)
    curtain_set(1.55, 1.8, 2.75, F("champagne", "linen", translucent=.05), SH(), style="pinch", hardware="rod", stack=.6, amp=.075, period=.19, y=-.2)
    rod(-3.0, -.05, 2.35, -.22, metal(), .014)
    cols = [("ivory", "linen"), ("emerald", "velvet"), ("champagne", "satin"), ("burgundy", "velvet"), ("greige", "linen"), ("navy", "velvet"), ("sage", "cotton"), ("terracotta", "linen")]
    for i, (c, k) in enumerate(cols):
        x = -2.9 + .355 * i
        drape(x, x + .30, .75, 2.33, -.22, F(c, k, translucent=.03), "gather", .075, .05, 20 + i)
    box(-1.5, 1.35, -2.55, -1.45, .86, .91, wood("oak"), .006)
    for x in (-1.35, 1.2):
        box(x - .04, x + .04, -2.4, -1.6, 0, .86, wood("oak", axis="Z"), .004)
    fabric_roll(-.85, -1.75, .91, .8, .055, F("navy", "velvet"), .15)
    fabric_roll(-.80, -1.95, .91, .8, .05, F("champagne", "satin", color2="#F0E2C2"), .05)
    fabric_stack(.15, -1.85, [("ivory", "linen"), ("sage", "linen"), ("terracotta", "linen"), ("greige", "linen"), ("gold", "silk")], z=.91, rot=.1)
    table_lamp(1.0, -1.8, .91, .46); scissors(.55, -2.2, .913, 2.6); tape_measure(.3, -2.3, .913)
    pendant_globes(-.1, -2.0, 2.95, ((0, .75, .1), (.5, .85, .09), (-.5, .7, .09)))
    plant(2.85, -.9, 1.6, seed=7)
    daylight(ops, key=150, fill=.52)
    camera((-.1, -5.6, 1.35), (-.1, 0, 1.35), 31, shift_y=-.01)


J("promo/roller-blinds", 1000, 1000, "Two brass-trimmed roller blinds at different heights beside a rust velvet armchair", promo_roller, spp=30, res=.9)
J("promo/smart-curtains", 1000, 1000, "Motorised navy curtains and sheers under a glowing ceiling recess at dusk", promo_smart, spp=32, res=.9)
J("about/atelier", 1400, 900, "Showroom atelier with hanging fabric samples, a cutting table and full-length linen curtains", about, spp=32, res=.9)


# ----------------------------------------------------------------- works ----
def work_villa():
    ops = [(-1.25, 1.3, 0, 2.75), (1.25, 1.3, 0, 2.75)]
    room(-3.4, 3.4, 3.25, 7, ops, wall="ivory", frame="classic", floor="marble", view=.9)
    mouldings(-.45, .45, h=3.25)
    for cx, _, _, t in ops:
        curtain_set(cx, 1.3, 2.98, F("#CBB68E", "silk", color2="#EDE0C4", translucent=.04), SH(), style="pinch", tie=True, hardware="rod", period=.17, amp=.065, y=-.2, seed=int(5 + cx), overlap=.22, tie_mat=F("burgundy", "silk"), tie_z=1.15)
    art(0, 1.85, .62, .85, 2)
    console(0, -.35, 1.0, .8); table_lamp(0, -.35, .8, .48)
    group(lambda: sofa(F("ivory", "velvet"), 2.3, seats=3), (-2.1, -2.4, 0), math.radians(72))
    group(lambda: armchair(F("burgundy", "velvet"), seed=4), (1.9, -2.0, 0), math.radians(-48))
    coffee_table(.0, -2.3, .5, .36, metal()); vase(.05, -2.3, .36, h=.2); branches(.05, -2.3, .52, 6, .4, .22, seed=4)
    rug(-1.9, 1.9, -3.9, -1.0, rugmat("cream", "sand", "trellis")); pendant_ring(0, -2.1, 2.45, .6, 3.25); pendant_ring(0, -2.1, 2.25, .38, 3.25)
    daylight(ops, key=170, fill=.55)
    camera((.0, -6.2, 1.35), (0, 0, 1.35), 33, shift_y=.01)


def work_penthouse():
    ops = [(.0, 5.2, 0, 2.75)]
    room(-3.4, 3.4, 3.0, 7, ops, wallmat=plaster("#CFC5B8"), floor="oakdark", recess=True, skyline="dusk", view=1.0, view_z=.4)
    curtain_set(0, 5.2, 3.1, F("#6B6660", "linen", translucent=.05), None, stack=.85, amp=.08, period=.18, y=-.22, overlap=.35)
    drape(-2.2, -.9, .012, 3.1, -.11, SH(), "wave", .12, .035, 9); drape(1.5, 2.4, .012, 3.1, -.11, SH(), "wave", .12, .035, 8)
    area((0, -.2, 3.13), (0, -.23, 0), 6.4, 30, (1, .78, .5), .05)
    group(lambda: sofa(F("#B9AFA2", "boucle", translucent=0.), 2.7, seats=3), (.3, -2.0, 0), math.radians(8))
    cushions_on(.25, -2.18, .67, (("charcoal", "velvet"), ("rust", "velvet"), ("ivory", "chenille")), spread=.75)
    coffee_table(.2, -3.35, .5, .32); books(.1, -3.35, .32, 2); vase(.38, -3.25, .32, h=.18)
    rug(-1.8, 2.4, -4.6, -1.2, rugmat("greige", "taupe")); olive_tree(-2.3, -.95, 2.1, seed=5); floor_lamp(2.4, -1.4, 1.6)
    daylight(ops, power=24, key=110, fill=.46, sun_power=2.4, sun_dir=(-.4, -.85, -.4))
    camera((-.1, -6.3, 1.3), (-.1, 0, 1.3), 32, shift_y=.0)


def work_bedroom():
    ops = [(-1.25, 1.8, 0, 2.55)]
    room(-3.2, 3.2, 2.95, 6.5, ops, wall="#DCD4CA", floor="oakpale", frame="classic", view=.9)
    mouldings(-.02, 3.2, color="#DCD4CA")
    curtain_set(-1.25, 1.8, 2.76, F("sage", "linen", translucent=.06), SH(), style="pinch", hardware="rod", stack=.64, amp=.075, period=.19, y=-.2)
    group(lambda: bed(1.8, 2.05, F("cream", "velvet"), pillows=("sage", "gold"), throw=F("#8E9A80", "chenille")), (1.5, -.04, 0))
    for x in (.2, 2.8):
        nightstand(x, -.27); table_lamp(x, -.27, .52)
    group(lambda: armchair(F("ivory", "boucle", translucent=0.), seed=7), (-1.75, -1.5, 0), math.radians(35))
    rug(.0, 3.0, -3.4, -.9, rugmat()); side_table(-1.0, -1.1, .19, .5); vase(-1.0, -1.1, .5, h=.2); branches(-1.0, -1.1, .66, 6, .45, .22, seed=9)
    daylight(ops, key=140, fill=.52)
    camera((.15, -5.9, 1.35), (.15, 0, 1.35), 32, shift_y=-.01)


def work_dining():
    ops = [(-1.3, 1.5, .0, 2.6), (1.3, 1.5, .0, 2.6)]
    room(-3.2, 3.2, 2.95, 6.5, ops, wall="#E9E2D6", floor="oak", view=.9)
    for cx in (-1.3, 1.3):
        roman(cx, 1.62, 2.68, 1.75, -.05, F("#B79E7C", "linen", translucent=.14), 4, seed=int(cx * 3))
    cyl(0, -2.1, .71, .75, .95, marble(tile=0, scale=1.5), 96); lathe([(.34, 0), (.36, .02), (.16, .3), (.2, .71)], wood("walnut", axis="Z"), (0, -2.1, 0), 64)
    for k, (x, y, r) in enumerate(((-1.2, -1.7, 60), (1.2, -1.7, -60), (-.55, -1.05, 20), (.55, -1.05, -20))):
        group(lambda: armchair(F("ivory", "linen", translucent=0.), seed=k), (x, y, 0), math.radians(r), .92)
    vase(0, -2.1, .75, h=.28, r=.1); branches(0, -2.1, 1.0, 9, .6, .36, seed=12)
    pendant_ring(0, -2.1, 2.05, .55, 2.95, 7.); rug(-1.9, 1.9, -3.9, -.6, rugmat("cream", "greige")); art(0, 1.75, .7, .95, 1)
    plant(-2.75, -.6, 1.5, seed=3)
    daylight(ops, key=140, fill=.52)
    camera((.0, -5.9, 1.3), (0, 0, 1.3), 33, shift_y=.0)


def work_office():
    ops = [(.3, 3.4, .75, 2.55)]
    room(-3.2, 3.2, 2.95, 6.5, ops, wall="#D6CFC4", floor="oakdark", view=1.05)
    venetian(.3, 3.44, 2.6, .78, -.03, wood("#5E4330", .35), .05, 24, tapes=F("#4C3A2C", "linen", translucent=0.))
    desk(.4, -1.9, 1.9, .8); books(.95, -1.9, .75, 3, seed=2); table_lamp(-.3, -1.75, .75, .46)
    group(lambda: armchair(F("#4A3A30", "leather"), seed=5), (.4, -1.15, 0), math.radians(4))
    box(-3.0, -1.75, -.42, 0, 0, 2.3, wood("walnut", axis="Z"), .006)
    for k in range(4):
        box(-2.95, -1.8, -.43, -.40, .30 + .5 * k, .74 + .5 * k, plain("#2E2620", .7), .002)
        for j in range(7):
            box(-2.9 + .14 * j, -2.79 + .14 * j, -.45, -.30, .31 + .5 * k, .31 + .5 * k + .24 + .05 * ((j * 7 + k * 3) % 4) / 3, plain(["#C9B79A", "#4B5A5A", "#EDE5D7", "#8A6A48", "#2E3A52", "#A89A88", "#6A2A33"][(j + k * 2) % 7], .7), .003)
    rug(-1.2, 2.2, -3.6, -.9, rugmat("stone", "taupe")); plant(2.45, -.65, 1.7, seed=9)
    daylight(ops, key=130, fill=.5, sun_power=4.)
    camera((-.1, -5.7, 1.3), (-.1, 0, 1.3), 32, shift_y=.0)


def work_hotel():
    ops = [(.6, 3.0, 0, 2.85)]
    room(-3.2, 3.2, 3.2, 6.8, ops, wall="#CFC4B6", floor="marblebeige", recess=True, skyline="sea", view=1.0, right=True)
    curtain_set(.6, 3.0, 3.3, F("#1E4E52", "silk", color2="#6FA3A3", translucent=.03), SH("white", .48), stack=.85, amp=.08, period=.18, y=-.22, overlap=.42)
    area((.6, -.2, 3.33), (.6, -.23, 0), 4.6, 26, (1, .8, .55), .05)
    group(lambda: armchair(F("sand", "velvet"), seed=3), (-.2, -1.5, 0), math.radians(30)); group(lambda: armchair(F("sand", "velvet"), seed=8), (1.6, -1.5, 0), math.radians(-30))
    side_table(.7, -1.5, .28, .5); vase(.7, -1.5, .5, metal(rough=.3), .24); branches(.7, -1.5, .7, 8, .55, .3, "pampas", seed=2)
    round_rug(.7, -1.8, 1.6, rugmat("cream", "teal")); art(-2.2, 1.7, 1.0, 1.3, 0); console(-2.2, -.3, 1.3, .8); table_lamp(-2.55, -.3, .8, .5); books(-1.9, -.3, .8, 3)
    daylight(ops, power=38, key=140, fill=.5)
    camera((-.2, -5.9, 1.35), (-.2, 0, 1.35), 32, shift_y=.01)


def work_kids():
    ops = [(.3, 1.8, .6, 2.4)]
    room(-2.9, 2.9, 2.8, 6, ops, wall="#E4E0D4", floor="oakpale", frame="classic", view=.95)
    curtain_set(.3, 1.8, 2.55, F("#EFE6D6", "cotton", color2="#9BA98C", pattern="leaves", psize=.5, translucent=.06), None, style="eyelet", hardware="rod", stack=.55, period=.2, amp=.065, y=-.2)
    kids_corner()
    daylight(ops, key=130, fill=.58, sun_power=3.4)
    camera((-.05, -5.1, 1.15), (-.05, 0, 1.15), 33, shift_y=.01)


def kids_corner(x=0.):
    for a, b, y in ((-2.2, -.9, -.15), (-2.2, -.9, -1.95)):
        for p, q in (((a + x, y, .05), (a + x, y, 1.05)), ((b + x, y, .05), (b + x, y, 1.05)), ((a + x, y, 1.05), ((a + b) / 2 + x, y, 1.65)), ((b + x, y, 1.05), ((a + b) / 2 + x, y, 1.65))):
            tube([p, q], .028, wood("oak", axis="Z"))
    tube([(-1.55 + x, -.15, 1.65), (-1.55 + x, -1.95, 1.65)], .025, wood("oak", axis="Z"))
    softbox(-1.55 + x, -1.05, .28, 1.2, 1.8, .22, F("white", "cotton", translucent=0.), .06, .02)
    softbox(-1.55 + x, -1.35, .40, 1.26, 1.15, .10, F("sage", "cotton", translucent=0.), .045, .02, wrinkle=.012)
    cushion((-1.55 + x, -.32, .58), .6, .4, .16, F("cream", "cotton"), (math.radians(-30), 0, 0), chop=.1)
    cushion((-1.25 + x, -.5, .56), .34, .34, .14, F("mustard", "linen"), (math.radians(-30), 0, .2), seed=3)
    for i, (dx, dy, r, c) in enumerate(((1.55, -1.0, .16, "sage"), (1.25, -1.35, .11, "blush"), (1.75, -1.4, .09, "mustard"))):
        sphere((dx + x, dy, r), r, F(c, "cotton", translucent=0.))
    for k in range(5):
        lathe([(0, 0), (.11 - .016 * k, .005), (.12 - .016 * k, .03), (.11 - .016 * k, .055), (0, .06)], plain(["sage", "sand", "blush", "gold", "ivory"][k], .5), (.75 + x, -1.25, .058 * k), 40)
    round_rug(.6 + x, -1.5, 1.1, rugmat("cream", "blush"))
    box(1.35 + x, 2.15 + x, -.36, -.02, .0, .75, plain("white", .5), .01); books(1.6 + x, -.2, .75, 3, seed=4); vase(1.95 + x, -.2, .75, h=.18)
    q = np.linspace(0, 1, 12)
    for k, t in enumerate(q):
        sphere((-2.4 + x + 4.6 * t, -.03, 2.62 - .22 * math.sin(math.pi * t)), .03, plain(["gold", "blush", "sage", "ivory"][k % 4], .6))


def work_majlis():
    ops = [(-1.5, 1.1, .55, 2.65), (1.5, 1.1, .55, 2.65)]
    room(-3.3, 3.3, 3.1, 6.8, ops, wall="#E5DACA", floor="marble", frame="classic", view=.95)
    for cx in (-1.5, 1.5):
        curtain_set(cx, 1.1, 2.88, F("burgundy", "velvet"), SH(), style="pinch", tie=True, hardware="rod", period=.15, amp=.06, y=-.2, overlap=.22, seed=int(3 + cx), tie_z=1.3, z0=.62)
    pl = raw_mesh("screen", [(-.62, -.03, .75), (.62, -.03, .75), (.62, -.03, 2.65), (-.62, -.03, 2.65)], [[0, 1, 2, 3]], [(0, 0), (1.24, 0), (1.24, 1.9), (0, 1.9)], lattice_alpha())
    panel(-.66, .66, .71, 2.69, wood("#6A4A30"), y=-.02, w=.05, d=.03)
    low_majlis(-3.2, 3.2, -.25, F("#D9CCB6", "linen", translucent=0.), [F("burgundy", "velvet"), F("gold", "silk"), F("ivory", "jacquard", color2="gold", pattern="damask", psize=.36)], seed=5)
    lathe([(.10, 0), (.18, .02), (.07, .14), (.05, .28), (.34, .355), (.52, .37), (.53, .395), (.0, .385)], metal(rough=.22), (0, -2.2, 0), 96)
    vase(-.12, -2.15, .39, metal(rough=.25), .26, .08); sphere((.2, -2.25, .42), .035, metal())
    rug(-2.6, 2.6, -4.4, -1.2, rugmat("#B98F6A", "burgundy", "trellis")); pendant_globes(0, -2.2, 3.1)
    daylight(ops, key=160, fill=.52)
    camera((0, -6.0, 1.3), (0, 0, 1.3), 33, shift_y=.0)


for n, f, alt in (("villa-emirates-hills", work_villa, "Formal villa sitting room with tied-back gold silk curtains and marble floor"),
                  ("penthouse-marina", work_penthouse, "Penthouse lounge at dusk with wall-to-wall grey linen curtains and city skyline"),
                  ("bedroom-arabian-ranches", work_bedroom, "Sage green bedroom with pinch-pleat curtains and an upholstered bed"),
                  ("dining-jumeirah", work_dining, "Dining room with two sand linen roman blinds and a round marble table"),
                  ("office-business-bay", work_office, "Executive office with dark wooden venetian blinds across a wide window"),
                  ("hotel-suite-palm", work_hotel, "Hotel suite with teal silk curtains, sheers and a sea view"),
                  ("kids-room-mirdif", work_kids, "Children's room with leaf-print eyelet curtains and a house-shaped bed"),
                  ("majlis-al-barsha", work_majlis, "Traditional majlis with burgundy velvet curtains, lattice panel and low seating")):
    J("works/" + n, 1200, 800, alt, f, spp=28, res=.88)

for n, f, quality, alt, detail in (
        ("majlis-dubai-hills", villa_majlis, dict(), "Tall majlis with mocha chenille curtains over ivory voile, seating along both sides and a brass coffee pot on a marble table",
         "Mocha curtains falling from a lit ceiling recess between a lattice panel and a majlis bench"),
        ("smart-apartment-downtown", high_rise, dict(), "Apartment high above the city with mist-blue motorised curtains and voile along a wall of glass",
         "Mist-blue curtain drawn aside at floor-to-ceiling glass behind leather armchairs and an olive tree"),
        ("nursery-al-barari", nursery, dict(), "Nursery with ivory linen curtains over blush sheers, a pale oak cot and a teddy bear on a round rug",
         "Pale oak cot with a felt mobile beside an ivory linen curtain and a basket of wool balls"),
        ("home-office-riyadh", home_office, dict(), "Home office with terracotta linen curtains, two screen rollers half lowered and a wall of walnut shelves",
         "Walnut desk with a laptop in front of two screen rollers between terracotta linen curtains"),
        ("living-room-muscat", balcony_door, dict(spp=32, res=1.), "Living room with flax linen curtains at a double balcony door open to the sea",
         "Open balcony door between flax linen curtains with a voile drawn half across and a railing above the sea"),
        ("restaurant-difc", restaurant, dict(spp=44, exposure=.85), "Restaurant at dusk with emerald velvet curtains and sheers behind a channelled bench and marble tables",
         "Marble table laid for two on a channelled velvet bench under a globe lamp and emerald curtains")):
    J("works/" + n, 1200, 800, alt, lambda f=f: shoot(f), **{**dict(spp=28, res=.9), **quality})
    J("works/%s-detail" % n, 800, 800, detail, lambda f=f: shoot(f, "detail"), **{**quality, **dict(spp=26, res=.85)})

# --------------------------------------------------------- subcategories ----
SUB = dict(spp=26, res=.86)
PV = dict(cam=(.08, -4.1, 1.3), lens=48)
J("subcategories/blackout-curtains", 800, 1000, "Charcoal blackout curtains drawn almost closed over a bright window", lambda: vignette(drapes(lambda: F("#55524F", "blackout"), None, style="wave", hardware="track", rise=.3, closed=.86, period=.17), win=(.1, 1.6, 0, 2.5), decor=["bench"], wall="#D6CEC2", chair=("cream", "boucle"), **PV), **SUB)
J("subcategories/sheer-curtains", 800, 1000, "Airy ivory sheers with daylight and a plant behind", lambda: vignette(drapes(lambda: SH("#F6EFE2", .45), None, style="wave", hardware="track", rise=.3, closed=1., period=.13, amp=.05), win=(.1, 1.6, 0, 2.55), decor=["table"], wall="#EDE7DC", floor="oakpale", **PV), **SUB)
J("subcategories/linen-curtains", 800, 1000, "Natural flax linen curtains on a brass rod", lambda: vignette(drapes(lambda: F("#BFA988", "linen", translucent=.08), SH, style="gather", hardware="rod", stack=.62, period=.13), win=(.1, 1.5, 0, 2.4), decor=["pampas", "bench"], wall="#EAE3D7", chair=("ivory", "linen"), **PV), **SUB)
J("subcategories/velvet-curtains", 800, 1000, "Deep burgundy velvet curtains tied back with gold tassels", lambda: vignette(drapes(lambda: F("burgundy", "velvet"), SH, style="pinch", hardware="rod", tie=True, tie_z=1.1, period=.17, amp=.065, rise=.22), win=(.1, 1.6, 0, 2.5), decor=["bench"], floor="marble", frame="classic", wall="#E7DFD2", chair=("cream", "velvet"), **PV), **SUB)
J("subcategories/pinch-pleat", 800, 1000, "Close view of a pinch-pleat heading hanging from brass rings", lambda: hanging_macro(F("#C7B18C", "linen", True, translucent=0., tile=.16), "pinch", cam=(-.30, -1.35, 2.50), aim=(.0, -.1, 2.42), lens=62), spp=28, res=.9)
J("subcategories/ripple-fold", 800, 1000, "Ripple-fold curtains flowing evenly from a ceiling track", lambda: vignette(drapes(lambda: F("#C9BFB0", "linen", translucent=.05), SH, style="wave", hardware="track", rise=.50, stack=.85, period=.15, amp=.07, order=.45), win=(.2, 1.3, 0, 2.5), recess=True, decor=["table"], wallmat=plaster("#DDD3C6"), **PV), **SUB)
J("subcategories/eyelet", 800, 1000, "Navy eyelet curtain threaded on a slim brass rod", lambda: hanging_macro(F("#2F3D5A", "cotton", True, translucent=0., tile=.12), "eyelet", cam=(-.30, -1.35, 2.50), aim=(.0, -.1, 2.42), lens=58, period=.24, amp=.075), spp=28, res=.9)
J("subcategories/kids-curtains", 800, 1000, "Leaf-print curtains in a bright children's room", lambda: (vignette(drapes(lambda: F("#F0E7D8", "cotton", color2="#B5897A", pattern="leaves", psize=.5, translucent=.06), None, style="eyelet", hardware="rod", stack=.55, period=.2, amp=.065, rise=.2), win=(.35, 1.3, .6, 2.35), decor=[lambda: kids_corner(.45)], panels=False, wall="#E8E2D8", floor="oakpale", h=2.8, cam=(.15, -4.2, 1.2), lens=47)), **SUB)
J("subcategories/day-night-roller", 800, 1000, "Zebra day-and-night roller blind with alternating sheer and opaque bands", lambda: vignette(lambda cx, w, s, t: roller(cx, w - .02, t - .01, .98, .05, screen_cloth("#B7A58C", .1, .22, .15), cassette=metal(), bar=metal(), zebra=False), win=(.05, 1.5, .78, 2.45), wall="#E7DFD3", decor=["console"], panels=False, lens=64, cam=(.05, -4.2, 1.45)), **SUB)
J("subcategories/screen-roller", 800, 1000, "Sunscreen roller blind with the skyline faintly visible through the weave", lambda: vignette(lambda cx, w, s, t: roller(cx, w - .02, t - .01, .55, .05, screen_cloth("#A79B8B", .30, .18), cassette="#2A2724", bar=plain("#2A2724", .4), chain=True), win=(.05, 1.6, 0, 2.5), wall="#DCD4C8", decor=["chair"], chair=("emerald", "velvet"), panels=False, floor="marble", view=1.3, **PV), **SUB)
J("subcategories/wooden-venetian", 800, 1000, "Oak venetian blind with linen tapes", lambda: vignette(lambda cx, w, s, t: venetian(cx, w + .06, t + .06, s + .02, -.05, wood("#B58C5E", .38), .05, 30, tapes=F("#D8C9B0", "linen", translucent=0.)), win=(.05, 1.5, .85, 2.4), wall="#EAE3D8", decor=["console"], panels=False, sun_power=4., lens=64, cam=(.05, -4.2, 1.45)), **SUB)
J("subcategories/aluminium-venetian", 800, 1000, "Slim champagne aluminium venetian blind in a modern study", lambda: vignette(lambda cx, w, s, t: venetian(cx, w - .02, t - .01, s + .03, .05, plain("#CDBFA8", .28, .6, .5), .025, 38, thick=.0012, curve=.0025), win=(.05, 1.6, .8, 2.45), wall="#D9D0C3", decor=["desk"], panels=False, chair=("navy", "velvet"), sun_power=4., lens=64, cam=(.05, -4.2, 1.45)), **SUB)

J("products/bayad-white-venetian-room", 800, 1000, "White wood-look venetian blind with broad slats above a marble console with a lit lamp", lambda: vignette(lambda cx, w, s, t: venetian(cx, w + .06, t + .06, s + .02, -.05, plain("#EFECE6", .42), .063, 32, tapes=F("#EFECE6", "linen", translucent=0.)), win=(.05, 1.5, .85, 2.4), wall="#D3CABC", decor=["console"], panels=False, sun_power=4., lens=64, cam=(.05, -4.2, 1.45)), **SUB)
J("products/ramad-dimout-vertical-room", 800, 1000, "Slate grey vertical blind vanes turned half open across a balcony door beside an ivory armchair", lambda: vignette(lambda cx, w, s, t: vertical(cx, w + .2, t + .12, .03, -.10, F("#6E6C6A", "linen", translucent=.06), angle=44), win=(.05, 1.8, 0, 2.5), wall="#E5DDD0", floor="oakpale", decor=[lambda: group(lambda: armchair(F("ivory", "boucle", translucent=0.), seed=3), (.72, -1.15, 0), math.radians(-28))], panels=False, sun_power=4., **PV), **SUB)
for r in ROOMS:
    J(*r, **SUB)
J("subcategories/relaxed-roman", 800, 1000, "Relaxed roman blind in sage linen with a softly bowed hem above a walnut console", lambda: vignette(lambda cx, w, s, t: roman(cx, w + .12, t + .10, 1.50, -.05, F("#A9AE8E", "linen", translucent=.14), 3, sag=.10, seed=4), win=(.05, 1.4, .85, 2.42), frame="classic", wall="#EBE4D8", decor=["console"], panels=False, lens=64, cam=(.05, -4.2, 1.45)), **SUB)
J("subcategories/flat-roman", 800, 1000, "Flat roman blind in a trellis weave, half raised over a window seat with cushions", lambda: vignette(lambda cx, w, s, t: roman(cx, w + .10, t + .10, 1.62, -.04, F("#E9DFCD", "jacquard", color2="#8C7F66", pattern="trellis", psize=.42, translucent=.12), 2, lip=.10, seed=2), win=(.05, 1.4, .82, 2.42), frame="classic", wall="#E2DACC", lens=58, cam=(.05, -4.2, 1.38),
    decor=[lambda: (softbox(.05, -.34, .40, 2.3, .62, .16, F("ivory", "linen", translucent=0.), .05, .02), box(-1.12, 1.22, -.64, 0, 0, .33, plain("white", .5), .006), [cushion((x, -.2, .68), .42, mat=F(c, k), rot=(math.radians(-12), 0, .1 * (-1) ** i), piping=metal() if k == "velvet" else None, seed=i) for i, (x, c, k) in enumerate(((-.62, "terracotta", "linen"), (-.24, "ivory", "chenille"), (.72, "sage", "velvet")))])]), **SUB)
J("subcategories/fabric-vertical", 800, 1000, "Greige fabric vertical blind turned to let in stripes of daylight beside an emerald armchair", lambda: vignette(lambda cx, w, s, t: vertical(cx, w + .2, t + .12, .03, -.10, F("#B7A892", "linen", translucent=.22), angle=48), win=(.05, 1.8, 0, 2.5), wall="#E5DDD0", floor="oakpale", decor=[lambda: group(lambda: armchair(F("emerald", "velvet"), seed=3), (.72, -1.15, 0), math.radians(-28))], panels=False, sun_power=4., **PV), **SUB)
J("subcategories/sheer-vertical", 800, 1000, "White sheer vertical blind glowing with daylight across a full-height window", lambda: vignette(lambda cx, w, s, t: vertical(cx, w + .2, t + .12, .03, -.10, SH("white", .62), angle=30), win=(.05, 1.8, 0, 2.5), wall="#DCD2C3", floor="marble", decor=["plantR", lambda: (side_table(-.62, -.75, .2, .5), vase(-.62, -.75, .5, h=.2), branches(-.62, -.75, .66, 6, .5, .24, seed=4))], panels=False, **PV), **SUB)


def sub_motor_curtains():
    ops = [(.25, 1.7, 0, 2.62)]
    room(-2.2, 2.2, 2.95, 6, ops, wallmat=plaster("#CFC3B3"), floor="oakpale", recess=True, skyline="dusk", view=.9)
    curtain_set(.25, 1.7, 3.05, F("#8C7A66", "linen", translucent=.05), SH("white", .48), stack=.52, amp=.07, period=.16, y=-.22, overlap=.34, closed=.30, hardware="none")
    area((.25, -.2, 3.08), (.25, -.23, 0), 3.4, 26, (1, .78, .5), .05)
    wall_switch(-1.22, 1.18)
    group(lambda: armchair(F("ivory", "boucle", translucent=0.), seed=2), (.95, -1.2, 0), math.radians(-30))
    side_table(.30, -1.05, .22, .5); remote(.22, -1.12, .501, -.9); table_lamp(.38, -1.0, .5, .36)
    daylight(ops, power=34, key=115, fill=.46, sun_power=1.8)
    camera((-.02, -4.3, 1.28), (-.02, 0, 1.28), 47, shift_y=.03)


def sub_motor_rollers():
    ops = [(-.56, .98, .0, 2.6), (.66, .98, .0, 2.6)]
    room(-2.2, 2.3, 2.95, 6, ops, wallmat=plaster("#D9CFC1"), floor="marblebeige", skyline="day", view=1.05)
    for (cx, w, s, t), drop in zip(ops, (.92, 1.42)):
        roller(cx, w - .01, t - .02, drop, .06, screen_cloth("#A8A096", .10, .28), cassette="#2A2724", bar=plain("#2A2724", .4), chain=False)
    softbox(.05, -.95, .42, 1.25, .44, .14, F("rust", "velvet", translucent=0.), .05, .02)
    for sx in (-1, 1):
        for yy in (-1.1, -.8):
            tube([(.05 + sx * .52, yy, .36), (.05 + sx * .54, yy, 0)], .013, metal())
    olive_tree(-1.28, -.55, 1.9, seed=5); wall_switch(1.42, 1.18, gang=1)
    daylight(ops, key=125, fill=.5, sun_power=3.8)
    camera((.0, -4.3, 1.28), (.0, 0, 1.28), 43, shift_y=.01)


J("subcategories/motorised-curtains", 800, 1000, "Motorised linen curtains gliding half closed over sheers at dusk, with a wall switch and a lit table lamp", sub_motor_curtains, **SUB)
J("subcategories/motorised-rollers", 800, 1000, "Two motorised grey roller blinds at different heights beside a wall switch and an olive tree", sub_motor_rollers, **SUB)
J("subcategories/voile-sheers", 800, 1000, "White voile sheers gathered on a brass rod above a sage velvet bench", lambda: vignette(drapes(lambda: SH("white", .40), None, style="gather", hardware="rod", closed=1., period=.10, amp=.045, rise=.22), win=(.1, 1.6, 0, 2.5), decor=["bench", "plant"], wall="#DDD2C2", floor="oak", chair=("sage", "velvet"), **PV), **SUB)
J("subcategories/linen-look-sheers", 800, 1000, "Flax-coloured linen-look sheers on a ceiling track beside a sand armchair", lambda: vignette(drapes(lambda: SH("#CDB899", .66), None, style="wave", hardware="track", closed=1., period=.15, amp=.055, rise=.30), win=(.1, 1.6, 0, 2.5), decor=["chair"], wall="#EFE9DF", floor="oakpale", chair=("sand", "linen"), sd=3, **PV), **SUB)


def sub_sofa():
    ops = [(-.95, 1.0, 0, 2.5)]
    room(-2.4, 2.4, 2.95, 6, ops, wall="#E6DDCF", floor="oak")
    curtain_set(-.95, 1.0, 2.74, F("#D9CBB2", "linen", translucent=.05), SH(), style="pinch", hardware="rod", stack=.46, amp=.07, period=.17, y=-.2)
    group(lambda: sofa(F("emerald", "velvet", translucent=0.), 2.2, seats=2), (.55, -1.15, 0), math.radians(-14))
    cushions_on(.80, -1.34, .68, (("ivory", "boucle"), ("gold", "silk")), rot=math.radians(-14), spread=.72)
    art(.95, 1.72, .8, 1.0, 2)
    side_table(-.80, -1.25, .20, .5); vase(-.80, -1.25, .5, h=.2); branches(-.80, -1.25, .66, 6, .5, .24, seed=6)
    rug(-1.5, 2.2, -3.6, -1.0, rugmat("cream", "sand"))
    daylight(ops, key=140, fill=.52)
    camera((.30, -4.6, 1.12), (.30, 0, 1.12), 42, shift_y=.02)


def sub_cushions():
    ops = [(-.75, 1.3, 0, 2.5)]
    room(-2.4, 2.4, 2.95, 6, ops, wall="#E2D8C9", floor="oak")
    curtain_set(-.75, 1.3, 2.74, F("#B9AB98", "linen", translucent=.05), SH(), style="pinch", hardware="rod", stack=.5, amp=.07, period=.17, y=-.2)
    group(lambda: sofa(F("cream", "linen", translucent=0.), 2.3, seats=2), (-.35, -1.35, 0), 0)
    specs = ((-.66, .50, .02, .47, "terracotta", "velvet", None, None), (-.26, .46, -.06, .47, "ivory", "jacquard", "#B08C4A", "damask"), (.14, .52, .02, .50, "#3F6B63", "velvet", None, None), (-.46, .34, -.20, .40, "mustard", "linen", None, None), (.30, .36, -.20, .38, "ivory", "boucle", None, None))
    for i, (x, z, dy, w, c, k, c2, pt) in enumerate(specs):
        cushion((x, -1.44 + dy, .49 + w * .46), w, mat=F(c, k, color2=c2, pattern=pt, psize=.22, translucent=0.), rot=(math.radians(-18), 0, .12 * (-1) ** i), piping=metal() if k == "velvet" else None, seed=i + 2)
    daylight(ops, key=135, fill=.52)
    camera((-.19, -3.6, 1.02), (-.19, 0, 1.02), 53, shift_y=-.10)


J("subcategories/sofa-upholstery", 800, 1000, "Two-seat sofa upholstered in emerald velvet in front of natural linen curtains", sub_sofa, **SUB)
J("subcategories/scatter-cushions", 800, 1000, "Scatter cushions in terracotta, damask, deep green, mustard and bouclé on a cream sofa", sub_cushions, **SUB)


# --------------------------------------------------------------- articles ---
def art_guide():
    cols = [("emerald", "velvet"), ("ivory", "linen"), ("gold", "silk"), ("navy", "velvet"), ("terracotta", "linen"), ("greige", "linen"), ("burgundy", "velvet"), ("sage", "cotton")]
    still_life(lambda: (fabric_stack(-.22, .16, [("#B9AB98", "linen"), ("navy", "velvet"), ("#E6DCCB", "linen"), ("terracotta", "linen"), ("sage", "cotton")], .34, .26, .036, rot=.25),
                        swatch_fan(.12, -.10, .0, cols, .15), scissors(.33, -.06, .004, 2.0), tape_measure(-.10, -.17, .002, 2), thread_spool(.24, .13, 0, "gold"), thread_spool(.30, .10, 0, "emerald")),
               cam=(.0, -.92, .60), at=(.0, .03, .04), lens=53, key=20, top=wood("oak", scale=3.), back=lambda: box(-4, 4, 1.2, 1.4, -1, 3, paint("#E3D9CA")))


def art_light():
    vignette(drapes(lambda: F("#BDAE98", "linen", translucent=.06), lambda: SH("white", .45), style="wave", hardware="track", stack=.75, rise=.5), win=(.5, 2.6, 0, 2.6), recess=True, decor=["chair", "plant"], wallmat=plaster("#DDD2C4"), floor="oakpale", cam=(-.05, -4.9, 1.2), lens=34, sun_power=5., sun_dir=(-.7, -.7, -.5), x0=-3, x1=3, chair=("sand", "linen"))


def art_care():
    still_life(lambda: (fabric_stack(-.12, .03, [("#B9AB98", "linen"), ("#E6DCCB", "linen"), ("sage", "linen"), ("#D9C7A8", "chenille"), ("ivory", "linen")], .42, .30, .045, rot=.12),
                        vase(.30, .12, 0, plain("#8A6A48", .2, .6), .17, .05, 2), vase(.43, .05, 0, h=.24, r=.07), branches(.43, .05, .2, 7, .36, .2, seed=8), cushion((.0, .34, .14), .46, .38, .15, F("emerald", "velvet"), (math.radians(-10), 0, .1), piping=metal())),
               cam=(-.05, -1.25, .52), at=(.05, .05, .13), lens=50, key=22, back=lambda: box(-4, 4, .9, 1.1, -1, 3, paint("#E3D9CA")), top=wood("oak", scale=3.))


def art_trend():
    vignette(drapes(lambda: F("terracotta", "linen", translucent=.05), SH, style="pinch", hardware="rod", stack=.7), win=(.7, 2.0, 0, 2.5), decor=["sofa", "rug", "plant"], wall="#E9DFD0", chair=("cream", "linen"), cam=(.15, -4.7, 1.2), lens=36, x0=-3, x1=3)


ART = dict(spp=28, res=.88)
J("articles/choosing-fabrics", 1200, 750, "Fan of fabric samples with folded cloth, scissors and a tape measure on an oak table", art_guide, fast_gi=0, bounces=2, spp=28, res=.9)
J("articles/layering-light", 1200, 750, "Layered sheers and drapes shaping warm daylight in a calm sitting corner", art_light, **ART)
J("articles/fabric-care", 1200, 750, "Neatly folded curtain fabrics with a glass bottle and greenery", art_care, fast_gi=0, bounces=3, spp=28, res=.9)
J("articles/colour-trends", 1200, 750, "Terracotta linen curtains behind a cream sofa with emerald and gold cushions", art_trend, **ART)

def pencil(x, y, z, rot=0., color="#B08C4A", l=.17):
    def make():
        r = .0037
        o = lathe([(0, 0), (r, 0), (r, l - .02), (r * .28, l - .005)], plain(color, .35, .5), (0, 0, 0), 6)
        q = lathe([(r * .99, l - .02), (r * .28, l - .004), (0, l)], plain("#D9B98C", .7), (0, 0, 0), 24)
        t = lathe([(r * .32, l - .0052), (0, l + .0004)], plain("#26221E", .5), (0, 0, 0), 16)
        e = lathe([(0, -.010), (r * 1.04, -.010), (r * 1.04, .004), (0, .004)], metal(), (0, 0, 0), 24)
        for k in (o, q, t, e):
            k.rotation_euler = (-math.pi / 2, 0, 0); k.location = (0, 0, r)
    return group(make, (x, y, z), rot)


def plan_sheet(x, y, z, rot=0., w=.42, h=.30):
    """Sheet of paper with a measured window drawn on it."""
    def make():
        q, v = np.meshgrid(np.linspace(-.5, .5, 40), np.linspace(-.5, .5, 30))
        grid_mesh("paper", q * w, v * h, .0012 + .010 * np.maximum(0, (q + v) - .62) ** 2 * 4, q * w, v * h, plain("#F4EEE2", .85))
        ink, gold = plain("#4A453E", .8), plain("#B08C4A", .6)
        def line(x0, y0, x1, y1, m=ink, t=.0011):
            if abs(x1 - x0) > abs(y1 - y0):
                box(min(x0, x1), max(x0, x1), y0 - t / 2, y0 + t / 2, .0012, .0018, m)
            else:
                box(x0 - t / 2, x0 + t / 2, min(y0, y1), max(y0, y1), .0012, .0018, m)
        X0, X1, Y0, Y1 = -.11, .10, -.09, .075
        for d in (0, .007):
            line(X0 + d, Y0 + d, X1 - d, Y0 + d); line(X0 + d, Y1 - d, X1 - d, Y1 - d); line(X0 + d, Y0 + d, X0 + d, Y1 - d); line(X1 - d, Y0 + d, X1 - d, Y1 - d)
        line(-.005, Y0 + .007, -.005, Y1 - .007)
        line(X0 - .018, Y1 + .016, X1 + .018, Y1 + .016, gold, .0024)                    # the rod
        for k in (X0 - .018, X1 + .018):
            lathe([(0, 0), (.0042, 0), (.0042, .0008), (0, .0008)], gold, (k, Y1 + .016, .0012), 24)
        for a, b, c, d in ((X0, Y0 - .022, X1, Y0 - .022), (X1 + .026, Y0, X1 + .026, Y1)):   # dimension lines with ticks
            line(a, b, c, d, gold, .0009)
            for u, k in ((a, b), (c, d)):
                line(u - .006 * (b != d), k - .006 * (b == d), u + .006 * (b != d), k + .006 * (b == d), gold, .0011)
        for k in range(7):                                                                # a few written lines
            line(-.185, .08 - .014 * k, -.185 + (.032, .042, .026, .038, .044, .022, .034)[k], .08 - .014 * k, plain("#9A9184", .8), .0014)
    return group(make, (x, y, z), rot)


def art_measure():
    def props():
        plan_sheet(-.03, .0, .0, math.radians(7))
        pencil(.10, -.145, .003, math.radians(62)); tape_measure(.02, -.205, .002, 2)
        fabric_stack(.34, .16, [("greige", "linen"), ("sage", "linen"), ("ivory", "linen")], .24, .20, .030, rot=-.2)
        swatch_fan(-.345, .13, 0, [("#E9DFCD", "linen"), ("#B9AB98", "linen"), ("sage", "cotton"), ("terracotta", "linen"), ("navy", "velvet"), ("emerald", "velvet")], -.25)
        thread_spool(.235, -.03, 0, "gold")
    still_life(props, cam=(.0, -.86, .70), at=(.005, -.01, .0), lens=50, key=19, top=wood("oak", scale=3.))


def art_motor():
    ops = [(.35, 3.0, 0, 2.6)]
    room(-3.4, 3.4, 2.95, 6, ops, wallmat=plaster("#C6B9A9"), recess=True, floor="oakpale", skyline="dusk", view=.9)
    curtain_set(.35, 3.0, 3.05, F("#34505A", "linen", translucent=.04), SH("white", .48), stack=.75, amp=.075, period=.18, y=-.22, closed=.25, hardware="none")
    area((.35, -.2, 3.08), (.35, -.23, 0), 4.6, 30, (1, .78, .5), .05)
    group(lambda: sofa(F("ivory", "boucle", translucent=0.), 2.1, seats=2), (.75, -1.15, 0), 0)
    cushions_on(.75, -1.3, .68, (("gold", "silk"), ("#34505A", "velvet")), spread=.8)
    floor_lamp(-1.75, -.7, 1.62); wall_switch(-1.95, 1.15)
    def top():
        cyl(0, 0, -.03, 0, .60, marble("#E9E2D6", tile=0, scale=2.), 96)
        remote(.02, -.17, .001, .75)
        books(-.30, .02, 0, 2, .35); vase(.30, .05, 0, metal(rough=.3), .20, .07); branches(.30, .05, .16, 7, .34, .2, "pampas", seed=6)
    group(top, (.05, -2.55, .62))
    daylight(ops, power=34, key=112, fill=.46, sun_power=1.5)
    camera((-.10, -3.75, 1.02), (.08, -2.2, .86), 36, fstop=4.5, focus=(.06, -2.70, .63), level=False)


def art_sheer():
    ops = [(.35, 3.3, 0, 2.55)]
    room(-3.2, 3.4, 2.95, 6.5, ops, wall="#E9E2D6", floor="oakpale", view=1.05)
    curtain_set(.35, 3.3, 2.86, SH("white", .46), None, style="wave", hardware="track", closed=1., period=.15, amp=.055, y=-.16, overlap=.35)
    group(lambda: sofa(F("sage", "velvet", translucent=0.), 2.2, seats=2), (.75, -1.45, 0), math.radians(-10))
    cushions_on(.78, -1.62, .68, (("ivory", "boucle"), ("gold", "silk")), rot=math.radians(-10), spread=.8)
    plant(-1.75, -.75, 1.7, seed=4); side_table(-.72, -1.2, .22, .5); vase(-.72, -1.2, .5, h=.2); branches(-.72, -1.2, .66, 6, .5, .24, seed=2)
    round_rug(.6, -2.0, 1.7, rugmat("cream", "sand"))
    daylight(ops, power=38, key=125, fill=.5, sun_power=3.2)
    camera((.2, -5.4, 1.25), (.2, 0, 1.25), 34, shift_y=.015)


def art_majlis():
    ops = [(-1.35, 1.15, .6, 2.6), (1.35, 1.15, .6, 2.6)]
    room(-3.1, 3.1, 3.0, 6.5, ops, wallmat=plaster("#DCCBB4"), floor="marblebeige", frame="classic", view=.95)
    for cx in (-1.35, 1.35):
        curtain_set(cx, 1.15, 2.82, F("#A9623F", "jacquard", color2="#D8B98A", pattern="damask", psize=.44, translucent=.03), SH("#F6EFE2", .5), style="pinch", hardware="rod", stack=.42, period=.15, amp=.065, y=-.2, overlap=.24, seed=int(4 + cx), z0=.62)
    low_majlis(-2.95, 2.95, -.25, F("#E3D8C4", "linen", translucent=0.), [F("terracotta", "velvet"), F("ivory", "jacquard", color2="gold", pattern="star", psize=.3), F("#3F6B63", "velvet"), F("gold", "silk")], seed=7)
    art(0, 1.82, .8, 1.0, 1)
    lathe([(.10, 0), (.18, .02), (.07, .14), (.05, .28), (.34, .355), (.52, .37), (.53, .395), (.0, .385)], metal(rough=.22), (.1, -2.1, 0), 96)
    vase(-.02, -2.05, .39, metal(rough=.25), .26, .08); sphere((.30, -2.15, .42), .035, metal())
    rug(-2.3, 2.4, -4.2, -1.2, rugmat("cream", "#A9623F", "trellis")); pendant_globes(.1, -2.1, 3.0)
    daylight(ops, power=46, key=150, fill=.52, sun_power=3.4)
    camera((.0, -5.8, 1.25), (0, 0, 1.25), 33.5, shift_y=-.008)


J("articles/measuring-windows", 1200, 750, "Measured window sketch with a pencil, tailor's tape and fabric samples on an oak table", art_measure, fast_gi=0, bounces=2, spp=28, res=.9)
J("articles/motorised-living", 1200, 750, "Remote control on a marble table in front of motorised teal curtains and a softly lit living room at dusk", art_motor, **ART)
J("articles/sheer-privacy", 1200, 750, "Wall-wide white sheers veiling the skyline behind a sage velvet sofa", art_sheer, **ART)
J("articles/majlis-style", 1200, 750, "Contemporary majlis with terracotta damask curtains, low linen seating and a brass table", art_majlis, **ART)


# --------------------------------------------------------------- services ---
def srv_tailor():
    still_life(lambda: (fabric_roll(-.10, .16, 0, .62, .06, F("emerald", "velvet", True), .12, .34), tape_measure(.02, -.16, .016, 1), scissors(.24, -.10, .02, 2.5), [thread_spool(.36 + .05 * i, .08 + .03 * (i % 2), 0, c) for i, c in enumerate(("gold", "emerald", "burgundy"))]),
               cam=(.02, -.95, .50), at=(.04, .02, .03), lens=50, key=20, top=wood("oak", scale=3.))


def srv_hem():
    def props():
        m = F("#D9CBB2", "linen", True, translucent=0.)
        S, T = np.meshgrid(np.linspace(-.6, .6, 140), np.linspace(0, 1, 100))
        Y = -.32 + T * .95
        Z = .006 + .012 * fbm(S * 4, T * 3, 6, 3) + .02 * smooth(.35, 1, T) * (1 + np.sin(S * 9 + T * 2))
        grid_mesh("cloth", S, Y, Z, S, T * .95, m)
        Zh = .012 + .010 * fbm(S * 4, T * .12 + .0, 6, 3)
        grid_mesh("hem", S, -.326 + T * .10, Zh + .004 * np.sin(T * math.pi), S, T * .1, m)
        st = F("gold", "silk", translucent=0.)
        for k in range(64):
            x = -.56 + k * .0178
            if x > .16:
                break
            tube([(x, -.232, .024 + .010 * float(fbm(x * 4, .12, 6, 3))), (x + .005, -.232, .0275 + .010 * float(fbm(x * 4, .12, 6, 3))), (x + .011, -.232, .024 + .010 * float(fbm(x * 4, .12, 6, 3)))], .0012, st, 2)
        tube([(.16, -.232, .03), (.21, -.24, .05), (.27, -.25, .06)], .0008, st, 2)
        tube([(.27, -.25, .06), (.335, -.262, .05)], .0014, metal("#D6D8DA", .15), 3)
        for i, c in enumerate(("gold", "ivory", "greige")):
            thread_spool(.20 + .055 * i, -.06 + .05 * (i % 2), .02, c)
        thread_spool(-.38, -.02, .03, "gold", lying=True)
        scissors(-.12, -.06, .035, 2.2)
    still_life(props, cam=(.10, -.74, .34), at=(.09, -.16, .02), lens=50, key=18, top=wood("walnut", scale=3.), fstop=3.6)


def srv_fabrics():
    cols = [("#E9DFCD", "linen"), ("emerald", "velvet"), ("#CDB58A", "satin"), ("terracotta", "linen"), ("navy", "velvet"), ("sage", "cotton"), ("burgundy", "velvet"), ("#B9AB98", "linen")]
    def props():
        for i, (c, k) in enumerate(cols):
            row, col = divmod(i, 4)
            fabric_roll(.0, .36 - .125 * col + .06 * row, .105 * row, 1.3, .06 if row == 0 else .056, F(c, k, True, translucent=0.), math.radians(90) * 0 + .0)
    def props2():
        rng = np.random.RandomState(3)
        for i, (c, k) in enumerate(cols + [("#D9C7A8", "chenille"), ("teal", "silk"), ("champagne", "silk"), ("charcoal", "velvet")]):
            row = 0 if i < 5 else 1 if i < 9 else 2
            j = i - (0, 5, 9)[row]
            fabric_roll((j - (4 - row) / 2) * .13, .1, .112 * row, .8, .062, F(c, k, True, translucent=0.), math.radians(90) + rng.uniform(-.01, .01))
    still_life(props2, cam=(.16, -1.05, .48), at=(.0, -.05, .14), lens=50, key=20, top=wood("oak", scale=3.), back=lambda: box(-4, 4, .9, 1.1, -1, 3, paint("#DDD2C2")))


def srv_repair():
    def props():
        rod(-.5, .5, .03, .16, metal(), .012, brackets=False)
        for i in range(6):
            torus((-.28 + .11 * i + .02 * (i % 2), -.02 - .03 * (i % 3), .006), .027, .0042, metal(), (0, 0, 0), 48, 12)
        fabric_stack(.27, -.07, [("navy", "velvet"), ("ivory", "linen"), ("#B9AB98", "linen")], .30, .24, .026, rot=.3)
        thread_spool(-.36, -.18, 0, "navy"); thread_spool(-.30, -.14, 0, "gold"); scissors(-.10, -.19, .004, .5)
        tie_band(-.42, .02, .02, F("gold", "silk"), .12, False)
        tape_measure(.05, -.32)
    still_life(props, cam=(.0, -.86, .52), at=(.0, -.07, .01), lens=50, key=18, top=marble("#E9E2D6", tile=0, scale=1.6))


J("services/custom-tailoring", 1200, 750, "Roll of emerald velvet unrolled on an oak table with tailor's tape and scissors", srv_tailor, fast_gi=0, bounces=3, spp=28, res=.9)
J("services/hemming", 1200, 750, "Hand-stitched linen hem with gold thread, needle and spools", srv_hem, fast_gi=0, bounces=3, spp=28, res=.9)
J("services/fabric-selection", 1200, 750, "Stacked fabric rolls in ivory, emerald, terracotta and navy", srv_fabrics, fast_gi=0, bounces=3, spp=28, res=.9)
J("services/repair", 1200, 750, "Brass rod, curtain rings, thread and scissors laid out for a repair", srv_repair, fast_gi=0, bounces=3, spp=28, res=.9)

# --------------------------------------------------------------- features ---
FE = dict(spp=30, fast_gi=0, bounces=3)
J("features/materials", 580, 580, "Stack of folded fine fabrics", lambda: still_life(lambda: fabric_stack(0, 0, [("#B9AB98", "linen"), ("emerald", "velvet"), ("ivory", "linen"), ("#CDB58A", "satin"), ("terracotta", "linen"), ("navy", "velvet"), ("#E6DCCB", "chenille")], .36, .28, .036, rot=.25), cam=(0, -.80, .40), at=(0, 0, .115), lens=62, back=lambda: box(-4, 4, .9, 1.1, -1, 3, paint("#E3D9CA"))), **FE)
J("features/design", 580, 580, "Gold damask figures on cream fabric lying in diagonal folds", lambda: swatch(F("#E2D2B0", "jacquard", True, color2="#B08C4A", pattern="damask", psize=.19, translucent=0.), "gather", rot=-28, dist=.58, elev=58, seed=21), **FE)
J("features/functionality", 580, 580, "Wooden venetian slats half open with soft daylight between them", lambda: slat_macro(), spp=30)
J("features/smart-features", 580, 580, "Slim remote control with brass trim on marble", lambda: still_life(lambda: (remote(0, 0, .001, .55), books(.17, .17, 0, 2, .3)), cam=(-.03, -.30, .19), at=(.012, .005, .008), lens=60, fstop=6.3, key=9, fill=.45, top=marble("#4A423D", "#9A8B78", tile=0, scale=2.)), **FE)
J("features/versatility", 580, 580, "Emerald velvet curtain tied back with a gold tassel over white sheers", lambda: layered_macro(), spp=30)
J("features/installation", 580, 580, "Brass rod, bracket and rings carrying a pinch-pleat curtain", lambda: hanging_macro(F("#E2D6C2", "linen", True, translucent=0., tile=.16), "pinch", cam=(-.95, -.95, 2.66), aim=(-.35, -.14, 2.62), lens=55, fstop=3.2), spp=30)
J("features/exclusivity", 580, 580, "Burgundy velvet swirl with rich folds", lambda: swatch(F("#6A1B2D", "velvet", True), "swirl", rot=50, dist=.5, elev=58, key=15), **FE)
J("features/sustainability", 580, 580, "Natural linen weave with a green sprig across its folds", lambda: swatch(F("#D3C3A4", "linen", True, translucent=0.), "toss", rot=-30, dist=.5, elev=58, extra=lambda: olive_sprig()), **FE)
J("features/warranty", 580, 580, "Brass seal with an eight-point star on softly folded ivory satin", lambda: swatch(F("#E9DFCB", "satin", True, color2="#FFF8EA", translucent=0.), "gather", rot=60, dist=.52, elev=58, extra=lambda: seal()), **FE)


def slat_macro():
    box(-3, 3, 1.2, 1.3, -1, 4, glow("#FFF3E0", 2.2))
    venetian(0, 1.4, 2.2, .4, 0, wood("#A67C50", .35), .05, 20, tapes=F("#D8C9B0", "linen", translucent=0.))
    area((-1.2, -1.6, 2.2), (0, 0, 1.4), 1., 26, (1, .95, .88))
    area((.4, .8, 2.4), (0, 0, 1.3), .8, 22, (1, .9, .74))
    world("#FFF6EC", .4)
    camera((-.55, -.95, 1.62), (.02, 0, 1.42), 50, fstop=4., focus=(-.1, 0, 1.42), level=False)


def layered_macro():
    vignette(drapes(lambda: F("emerald", "velvet"), lambda: SH("white", .48), style="pinch", hardware="rod", tie=True, tie_z=1.15, period=.15, amp=.065, rise=.2), win=(.35, 1.6, 0, 2.5), wall="#E6DDD0", frame="classic", decor=[],
             panels=False, cam=(-.12, -3.4, 1.30), lens=84, key_from=(-2.4, -3.6, 2.4))


def olive_sprig():
    def mk():
        branches(0, 0, 0, 3, .30, .09, seed=5, color="#6F7D55")
    g = group(mk, (-.03, .12, .075)); g.rotation_euler = (math.radians(84), 0, math.radians(28))


def seal():
    def mk():
        m = metal(rough=.24)
        lathe([(0, .0), (.046, 0), (.049, .002), (.047, .007), (.042, .008), (.040, .006), (.037, .006), (.035, .0075), (.033, .006), (.0, .006)], m, (0, 0, 0), 120, flutes=60, fl=.02)
        for a, t in ((0, .0105), (math.pi / 4, .0108)):              # raised eight-point star
            box(-.016, .016, -.016, .016, .005, t, m, .001).rotation_euler = (0, 0, a)
        sphere((0, 0, .0105), .006, m, .5)
    g = group(mk, (.015, -.02, .070)); g.rotation_euler = (.12, -.1, .2)
    area((-.02, .38, .52), (.015, -.02, .07), .22, 2.2, (1, .95, .86), camera=True)     # something for the brass to mirror
    area((.40, .10, .45), (.015, -.02, .07), .16, 1.2, (1, .95, .86), camera=True)


# ----------------------------------------- sources of the motor clip (video.py) --
def motor_clip(closed):
    ops = [(0, 2.9, 0, 2.62)]
    room(-3.3, 3.3, 2.95, 6, ops, wallmat=plaster("#CBBFB0"), floor="oakpale", recess=True, skyline="dusk", view=.9)
    curtain_set(0, 2.9, 3.05, F("#2A3A52", "linen", translucent=.02), None if closed else SH("white", .45), stack=.70, amp=.075, period=.17, y=-.22, overlap=.4, closed=closed, hardware="none")
    area((0, -.2, 3.08), (0, -.23, 0), 5.6, 30, (1, .8, .55), .05)
    floor_lamp(-2.45, -.75, 1.6); olive_tree(2.5, -.7, 2.0, seed=8); wall_switch(-2.05, 1.15)
    rug(-1.9, 1.9, -3.6, -1.3, rugmat("cream", "sand"))
    daylight(ops, power=34, key=110, fill=.46, sun_power=0 if closed else 3.0)
    camera((0, -5.1, 1.32), (0, 0, 1.32), 30, shift_y=.0)


for n, c in (("open", 0.), ("closed", 1.)):
    J("_src/motor-" + n, 1280, 720, "", lambda c=c: motor_clip(c), spp=30)


# ---------------------------------------------------------------- runner ----
if __name__ == "__main__" and "--" in sys.argv:
    want = sys.argv[sys.argv.index("--") + 1:]
    sc_, spp_ = float(os.environ.get("ART_SCALE", 0)), int(os.environ.get("ART_SPP", 0))
    out = os.path.join(CACHE, "preview" if sc_ else "png")
    if want == ["list"]:
        json.dump([dict(path=j["path"], w=j["w"], h=j["h"], alt=j["alt"]) for j in JOBS], open(os.path.join(CACHE, "jobs.json"), "w"), indent=1)
        json.dump([dict(name=p[0], slug=p[1], colour=p[2], material=p[3], price=p[4]) for p in PRODUCTS], open(os.path.join(CACHE, "products.json"), "w"), indent=1)
        want = ["nothing"]
    import traceback
    for pre in want or [""]:
        for j in JOBS:
            dst = os.path.join(out, j["path"] + ".png")
            if not j["path"].startswith(pre) or (os.path.exists(dst) and not os.environ.get("ART_FORCE")):
                continue
            o = dict(j["opts"])
            res = o.pop("res", 1.)
            k = sc_ or min(1., res * float(os.environ.get("ART_RES_MUL", 1)))
            spp = spp_ or int(o.pop("spp", 30) * float(os.environ.get("ART_SPP_MUL", 1)))
            o.pop("spp", None)
            exposure = o.pop("exposure", .62)
            try:
                reset()
                j["build"]()
                render(dst, int(j["w"] * k) // 2 * 2, int(j["h"] * k) // 2 * 2, spp, exposure, **o)
            except Exception:
                print("FAIL", j["path"]); traceback.print_exc(file=sys.stdout); sys.stdout.flush()
