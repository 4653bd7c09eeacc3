"""works_scenes.py - one furnished room per finished project; each function dresses its scene and places the camera."""
from scenes import *

F, SH = fabric, sheer


def view(main, **details):
    """Registers the cameras of a scene: the room, and details of it by name."""
    def register(build):
        build.cameras = dict(main=main, **details)
        return build
    return register


def shoot(build, name="main"):
    """Builds a scene and looks at it through one of its cameras."""
    build()
    camera(**build.cameras[name])


# ------------------------------------------------------------------- props --
def cove(x, w, z, power=30, y=-.2):
    """Warm light strip hidden in the curtain recess; keep it clear of velvet, which glints."""
    area((x, y, z), (x, y - .03, 0), w, power, (1, .80, .55), .05)


def bench(x, y, length, rot, cloth, cushions, seed):
    """Majlis seating along a side wall: `rot` = 90 faces right, -90 faces left; starts at (x, y), runs towards the viewer."""
    a, b = (-length, 0) if rot > 0 else (0, length)
    group(lambda: low_majlis(a, b, 0, cloth, cushions, seed), (x, y, 0), math.radians(rot))


def dallah(x, y, z, h=.27):
    """Coffee pot: waisted body, long spout, handle and a pointed lid."""
    m = metal(rough=.22)
    def make():
        lathe([(0, 0), (.28 * h, 0), (.30 * h, .03 * h), (.36 * h, .16 * h), (.33 * h, .30 * h), (.17 * h, .50 * h), (.15 * h, .56 * h), (.22 * h, .70 * h), (.23 * h, .72 * h),
               (.16 * h, .80 * h), (.06 * h, .90 * h), (.02 * h, .93 * h), (.035 * h, .97 * h), (0, h)], m)
        tube([(.14 * h, 0, .60 * h), (.34 * h, 0, .74 * h), (.50 * h, 0, .78 * h), (.56 * h, 0, .73 * h)], .035 * h, m)
        a = np.linspace(-1.15, 1.25, 20)
        tube(np.c_[-.20 * h - .24 * h * np.cos(a), 0 * a, .44 * h + .27 * h * np.sin(a)], .026 * h, m)
    group(make, (x, y, z), .5)


def finjan(x, y, z):
    lathe([(0, 0), (.018, 0), (.020, .004), (.033, .048), (.030, .047), (.018, .010), (0, .010)], plain("#F2ECE0", .25, .5), (x, y, z), 40)


def bowl(x, y, z, r=.14, mat=None, fruit=None):
    lathe([(0, 0), (.36 * r, .02 * r), (.9 * r, .42 * r), (r, .50 * r), (.95 * r, .52 * r), (.84 * r, .44 * r), (.3 * r, .10 * r), (0, .09 * r)], mat or plain("#E4DBCB", .5), (x, y, z), 64)
    for i in range(6 if fruit else 0):
        sphere((x + .42 * r * math.cos(i * 1.26) * (i < 5), y + .42 * r * math.sin(i * 1.26) * (i < 5), z + (.40 if i < 5 else .62) * r), .27 * r, plain(fruit, .5), .82)


def pouf(x, y, r, h, mat, seed=0):
    prof = [(0, 0)] + [(r * (1 - .16 * abs(2 * t - 1) ** 3), h * t) for t in np.linspace(.02, .93, 24)]
    lathe(prof, mat, (x, y, 0), 72)
    a = np.linspace(0, 1, 10)
    q = lathe([(r * .86 * math.cos(t * math.pi / 2) + .001, h * (.93 + .07 * math.sin(t * math.pi / 2))) for t in a], mat, (x, y, 0), 72)
    uv = q.data.uv_layers[0].data                                     # flat cloth on the lid, no pinched centre
    for u, l in zip(uv, q.data.loops):
        c = q.data.vertices[l.vertex_index].co
        u.uv = (c.x, c.y)


def towers(z0=-6.):
    """Neighbouring high-rises in haze, small and close instead of large and far."""
    for i, (x, y, w, top, haze) in enumerate(((-4.6, 12.4, 1.5, 4.3, .30), (-2.7, 13.6, .9, 2.9, .52), (-1.1, 14.4, .7, 4.9, .64), (.35, 14.8, .95, 2.2, .70), (2.0, 13.0, 1.05, 5.4, .40), (3.6, 14.2, .85, 3.0, .58), (5.2, 12.2, 1.3, 3.7, .28))):
        m = Mat("tower")
        sky, face = np.array(lin("#E9E2D6")[:3]), np.array(lin(("#7F8FA3", "#A3A09B", "#8A97A5")[i % 3])[:3])
        c = lambda k: tuple(sky * haze + face * k * (1 - haze)) + (1.,)
        br = m.n("TexBrick", {"Vector": m.map(src="UV"), "Color1": c(.78), "Color2": c(.62), "Mortar": c(1.25), "Scale": 1., "Mortar Size": .022, "Brick Width": (.20, .42, .15)[i % 3], "Row Height": .17}, offset=0.)
        mat = m.done(m.n("Emission", {"Color": br.outputs[0], "Strength": 1.12}))
        parts = [box(x - w / 2, x + w / 2, y, y + w, z0, top, mat)]
        if i % 2 == 0:
            parts.append(box(x - w * .3, x + w * .3, y + .1, y + w, top, top + .35 * w, mat))
        for o in parts:
            o.visible_diffuse = o.visible_shadow = o.visible_glossy = False


def haze():
    """Ground haze over the lower edge of the backdrop, for windows down to the floor."""
    m = Mat("haze")
    v = m.n("SeparateXYZ", {0: m.map()})
    k = m.n("MapRange", {0: v.outputs[1], 1: .62, 2: 1., 3: 1., 4: 0.}, interpolation_type="SMOOTHSTEP")
    o = raw_mesh("haze", [(-24, 15.8, -7), (24, 15.8, -7), (24, 15.8, .9), (-24, 15.8, .9)], [[0, 1, 2, 3]], [(0, 0), (1, 0), (1, 1), (0, 1)],
                 m.done(m.n("MixShader", {0: k.outputs[0], 1: m.n("BsdfTransparent"), 2: m.n("Emission", {"Color": lin("#D5CFC8"), "Strength": 1.})})))
    o.visible_diffuse = o.visible_shadow = False


def shelves(x0, x1, y=-.36, h=2.6, bays=3, rows=6, seed=1):
    """Built-in walnut shelves over cupboards, with books and a few objects, lit from above each bay."""
    wd, back = wood("walnut", axis="Z"), plain("#4B3728", .6)
    w = (x1 - x0) / bays
    box(x0, x1, -.03, -.01, .0, h, back)
    box(x0 - .03, x1 + .03, y - .02, 0, h, h + .05, wd, .004)
    for k in range(bays + 1):
        box(x0 + k * w - .016, x0 + k * w + .016, y, -.01, .0, h, wd, .003)
    rng = np.random.RandomState(seed)
    cols = ["#C9B79A", "#4B5A5A", "#EDE5D7", "#8A6A48", "#33415C", "#A89A88", "#A9623F", "#DCCFBA"]
    z0, dz = .62, (h - .62) / (rows - 1)
    for b in range(bays):
        a = x0 + b * w + .016
        box(a, a + w - .032, y - .006, -.03, .07, z0 - .03, wd, .004)
        tube([(a + w / 2 - .07, y - .022, z0 - .10), (a + w / 2 + .04, y - .022, z0 - .10)], .005, metal())
        area((a + w / 2 - .016, y + .05, h - .03), (a + w / 2, -.1, 0), w * .7, 1.6, (1, .82, .58), .04)
        for r in range(rows - 1):
            z = z0 + r * dz
            box(a, a + w - .032, y + .01, -.02, z - .03, z, wd, .003)
            what, q = (b * 2 + r * 3 + seed) % 5, a + .05
            if what == 0:
                vase(a + w * .30, y + .17, z, h=.22, r=.075, kind=r % 2)
                books(a + w * .68, y + .17, z, 3, seed=r + b)
            elif what == 3:
                bowl(a + w * .62, y + .17, z, .11, metal(rough=.3))
                for j in range(4):
                    t, hh = rng.uniform(.024, .038), rng.uniform(.20, .27)
                    box(q, q + t, y + .06, y + .22, z + .001, z + hh, plain(cols[rng.randint(8)], .7), .003); q += t + .002
            else:
                end = a + w * (.86 if what == 1 else .58)
                while q < end - .04:
                    t, hh = rng.uniform(.022, .040), rng.uniform(.19, .28)
                    box(q, q + t, y + .05 + rng.uniform(0, .02), y + .22, z + .001, z + hh, plain(cols[rng.randint(8)], .7), .003); q += t + .002
                if what == 2:
                    vase(a + w * .80, y + .16, z, plain("#D8CDBD", .7), .17, .06, 1)


def laptop(x, y, z, rot=0.):
    def make():
        al = plain("#B9B6B0", .35, .5, .6)
        box(-.16, .16, -.11, .11, 0, .014, al, .004)
        o = box(-.16, .16, -.004, .004, -.105, .105, al, .003)
        o.location, o.rotation_euler = (0, .145, .112), (math.radians(-18), 0, 0)
    group(make, (x, y, z), rot)


def office_chair(mat, seed=0):
    """Swivel chair with a high, slightly bowed back, facing -y."""
    m = metal()
    for k in range(5):
        a = k * TAU / 5 + .3
        tube([(0, 0, .10), (.30 * math.cos(a), .30 * math.sin(a), .055)], .015, m)
        sphere((.30 * math.cos(a), .30 * math.sin(a), .03), .03, plain("black", .4))
    cyl(0, 0, .08, .40, .025, m)
    softbox(0, 0, .46, .50, .50, .10, mat, .045, .02, seed=seed)
    softbox(0, .24, .86, .46, .09, .66, mat, .04, .03, seed=seed + 1).rotation_euler = (math.radians(-8), 0, 0)
    for s in (-1, 1):
        tube([(s * .24, .16, .46), (s * .29, .12, .56), (s * .29, -.10, .67), (s * .29, .17, .69), (s * .23, .26, .72)], .014, m)


def crib(x, y, w=1.32, d=.74):
    """Cot of pale oak with round posts and thin bars, long side to the viewer."""
    oak = wood("#CDA77C", axis="Z")
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(x + sx * w / 2, y + sy * d / 2, 0, .98 if sy > 0 else .92, .022, oak, 24, .006)
            sphere((x + sx * w / 2, y + sy * d / 2, .985 if sy > 0 else .925), .026, oak)
    def rail(a, b, z, r=.014):
        tube([(a[0], a[1], z), (b[0], b[1], z)], r, oak)
    c = [(x - w / 2, y - d / 2), (x + w / 2, y - d / 2), (x + w / 2, y + d / 2), (x - w / 2, y + d / 2)]
    for k in range(4):
        a, b = np.array(c[k]), np.array(c[(k + 1) % 4])
        rail(a, b, .88, .018); rail(a, b, .24, .016)
        n = int(np.hypot(*(b - a)) / .078)
        for i in range(1, n):
            p = a + (b - a) * i / n
            tube([(p[0], p[1], .24), (p[0], p[1], .88)], .0075, oak, 4)
    softbox(x, y, .36, w - .06, d - .06, .14, F("white", "cotton", translucent=0.), .04, .012)
    softbox(x + .20, y, .455, w * .56, d - .08, .05, F("blush", "cotton", translucent=0.), .024, .012, wrinkle=.012)
    cushion((x - .42, y + .16, .53), .38, .26, .10, F("ivory", "cotton", translucent=0.), (math.radians(-58), 0, .1), chop=.05)


def teddy(x, y, z, s=1., rot=0., color="#B78E66"):
    """Sitting teddy bear."""
    m = F(color, "boucle", translucent=0.)
    pale = F("#E3CFB2", "boucle", translucent=0.)
    dark = plain("#2A211B", .3, .5)
    def make():
        sphere((0, 0, .15 * s), .12 * s, m, 1.15)
        sphere((0, -.01 * s, .35 * s), .095 * s, m)
        sphere((0, -.085 * s, .325 * s), .045 * s, pale)
        sphere((0, -.128 * s, .340 * s), .013 * s, dark)
        for q in (-1, 1):
            sphere((q * .072 * s, .01 * s, .425 * s), .036 * s, m)
            sphere((q * .038 * s, -.093 * s, .372 * s), .010 * s, dark)
            o = sphere((q * .110 * s, -.05 * s, .19 * s), .045 * s, m, 1.9); o.rotation_euler = (.5, q * -.55, 0)
            o = sphere((q * .075 * s, -.14 * s, .055 * s), .052 * s, m, 1.7); o.rotation_euler = (math.radians(80), 0, q * .25)
            sphere((q * .095 * s, -.222 * s, .068 * s), .034 * s, pale, .9)
    group(make, (x, y, z), rot)


def mobile(x, y, z, top):
    """Felt shapes turning under a wooden ring."""
    torus((x, y, z), .17, .009, wood("#CDA77C"), n=64)
    for k in range(3):
        a = k * TAU / 3
        tube([(x + .17 * math.cos(a), y + .17 * math.sin(a), z), (x, y, z + .22)], .0014, plain("#B9AC98", .8), 2)
    tube([(x, y, z + .22), (x, y, top)], .0014, plain("#B9AC98", .8), 2)
    for k in range(6):
        a = k * TAU / 6 + .4
        px, py, dz = x + .17 * math.cos(a), y + .17 * math.sin(a), .15 + .06 * (k % 3)
        tube([(px, py, z), (px, py, z - dz)], .0012, plain("#B9AC98", .8), 2)
        sphere((px, py, z - dz - .03), .034 + .006 * (k % 2), F(("blush", "ivory", "#C9A77E", "sage")[k % 4], "boucle", translucent=0.), (1., .8)[k % 2])


def basket(x, y, r=.2, h=.32):
    lathe([(0, 0), (r * .86, 0)] + [(r * (.88 + .12 * t) + .004 * (i % 2), h * t) for i, t in enumerate(np.linspace(.02, 1, 34))] + [(r * .93, h * .98), (r * .80, .05)], F("#C4A479", "linen", translucent=0.), (x, y, 0), 72)


def door_leaf(w, h, mat, flip=1):
    """Glazed door leaf hinged at x = 0, extending to flip * w."""
    s, t, kick = .085, .05, .30
    def b(a, c, z0, z1, th=t):
        lo, hi = sorted((a * flip, c * flip))
        box(lo, hi, -th / 2, th / 2, z0, z1, mat, .005)
    b(0, s, 0, h); b(w - s, w, 0, h); b(s, w - s, 0, .12); b(s, w - s, h - s, h); b(s, w - s, .12 + kick, .12 + kick + .05)
    b(s, w - s, .12, .12 + kick, .024)
    for k in (1, 2):
        z = .17 + kick + k * (h - s - .17 - kick) / 3
        b(s, w - s, z - .014, z + .014, .03)
    x = (w - s / 2) * flip
    for q in (-1, 1):
        tube([(x, q * .02, 1.02), (x, q * .065, 1.02), (x - flip * .11, q * .065, 1.02)], .009, metal())
        box(x - .02, x + .02, q * .028 - .004, q * .028 + .004, .93, 1.13, metal(), .003)


def banquette(x0, x1, y, mat, h=1.0, d=.62, channel=.16):
    """Restaurant bench with a channelled back; its back stands at y."""
    n = int(round((x1 - x0) / channel))
    w = (x1 - x0) / n
    box(x0, x1, y - d + .06, y - .04, 0, .24, wood("walnut"), .004)
    for k in range(n):
        softbox(x0 + w * (k + .5), y - .09, .44 + (h - .44) / 2, w + .003, .17, h - .44, mat, .06, .012, 14, seed=k, wrinkle=.001)
    m = max(1, int(round((x1 - x0) / 1.2)))
    for k in range(m):
        q = (x1 - x0) / m
        softbox(x0 + q * (k + .5), y - .12 - d / 2 + .07, .35, q - .004, d - .06, .22, mat, .05, .018, seed=40 + k, wrinkle=.003)
    box(x0, x1, y - .02, y + .02, 0, h - .02, wood("walnut"), .004)


def place_setting(x, y, z, rot=0.):
    def make():
        china = plain("#F4F0E8", .2, .5)
        lathe([(0, .004), (.085, .004), (.125, .014), (.128, .017), (.118, .013), (.083, .008), (0, .008)], china, (0, 0, 0), 64)
        o = softbox(0, 0, .024, .075, .17, .022, F("ivory", "linen", translucent=0.), .009, .004, 12); o.rotation_euler = (0, 0, .12)
        for dx in (-.165, .165, .185):
            tube([(dx, -.09, .004), (dx, .10, .004)], .0028, metal(rough=.2), 3)
        wine_glass(.17, .19)
    group(make, (x, y, z), rot)


def wine_glass(x, y, z=0.):
    lathe([(0, 0), (.033, .001), (.030, .004), (.005, .010), (.004, .085), (.018, .100), (.036, .135), (.038, .165), (.031, .205)], glass(), (x, y, z), 40)


def candle(x, y, z):
    lathe([(0, 0), (.036, 0), (.038, .006), (.038, .075), (.034, .075), (.034, .012), (0, .012)], plain("#E9C98F", .3, .5), (x, y, z), 40)
    lathe([(0, .012), (.033, .012), (.033, .05), (0, .05)], glow("#FFC983", 2.4), (x, y, z), 32)


def bistro_table(x, y, r=.42, top=None):
    cyl(x, y, .72, .75, r, top or marble(tile=0, scale=2.), 72, .006)
    torus((x, y, .735), r, .006, metal(), n=96)
    cyl(x, y, .02, .72, .032, metal())
    lathe([(0, 0), (.24, 0), (.24, .010), (.06, .035), (.035, .06)], metal(), (x, y, 0), 64)


# ------------------------------------------------------------------- rooms --
@view(dict(loc=(0, -7.0, 1.42), target=(0, 0, 1.42), lens=29, shift_y=.012),
      detail=dict(loc=(-.5, -4.5, 1.35), target=(1.85, 0, 1.35), lens=41, shift_y=.02))
def villa_majlis():
    """Tall majlis: mocha chenille over ivory voile at two windows, seating along both sides."""
    ops = [(-1.45, 1.3, 0, 3.05), (1.45, 1.3, 0, 3.05)]
    room(-3.4, 3.4, 3.45, 8.4, ops, wallmat=plaster("#DCCFBD"), floor="marblebeige", recess=True, view=.9, frame_color="#4A3A2C")
    for cx in (-1.45, 1.45):
        curtain_set(cx, 1.3, 3.57, F("#86694F", "chenille", translucent=0.), SH("#EFE3CC", .46), hardware="track", stack=.54, period=.15, amp=.064, y=-.21, overlap=.26, seed=int(7 + cx))
    cove(0, 6.4, 3.58, 36)
    raw_mesh("screen", [(-.44, -.04, .62), (.44, -.04, .62), (.44, -.04, 2.9), (-.44, -.04, 2.9)], [[0, 1, 2, 3]], [(0, 0), (.88, 0), (.88, 2.28), (0, 2.28)], lattice_alpha("#7A5A3C"))
    panel(-.48, .48, .58, 2.94, wood("#6A4A30", axis="Z"), y=-.02, w=.05, d=.035)
    cushions = [F("#8A5A44", "chenille", translucent=0.), F("ivory", "jacquard", color2="gold", pattern="star", psize=.3), F("#6B5242", "velvet"), F("#C9AE84", "silk")]
    seat = F("#E2D6C1", "linen", translucent=0.)
    bench(-3.36, -.70, 4.75, 90, seat, cushions, 3); bench(3.36, -.70, 4.75, -90, seat, cushions, 11)
    rug(-2.3, 2.3, -5.2, -.95, rugmat("#D9C7AC", "#A9623F", "trellis"))
    coffee_table(-.42, -2.6, .52, .36); coffee_table(.58, -2.05, .38, .30)
    dallah(-.58, -2.52, .36); finjan(-.30, -2.70, .36); finjan(-.20, -2.58, .36); finjan(-.38, -2.82, .36)
    bowl(.58, -2.05, .30, .15, metal(rough=.25), "#7A4A2A")
    vase(0, -.42, 0, plain("#CDBFA9", .75), .62, .19); branches(0, -.42, .56, 9, 1.05, .40, seed=5)
    pendant_ring(0, -2.4, 2.86, .66, 3.45); pendant_ring(0, -2.4, 2.66, .42, 3.45)
    for x in (-2.85, 2.85):
        wall_lights(x, 1.85)
    daylight(ops, power=46, key=185, fill=.52, sun_dir=(-.4, -.85, -.62), key_from=(-2.2, -6.4, 3.0))


@view(dict(loc=(.5, -6.3, 1.35), target=(.15, 0, 1.35), lens=29, shift_y=.01),
      detail=dict(loc=(.45, -5.0, 1.35), target=(1.7, 0, 1.35), lens=40, shift_y=.02))
def high_rise():
    """Wall of glass on a high floor: mist-blue motorised curtains and a voile drawn across one side."""
    ops = [(0, 7.0, 0, 3.1)]
    room(-3.9, 3.9, 3.15, 7.6, ops, wallmat=plaster("#D5CEC4"), floor="oakpale", recess=True, view=.95, view_x=.2, view_z=1.1, frame_color="#33302D")
    towers(); haze()
    blue = F("#A9B7C0", "satin", color2="#DDE6EA", translucent=.04)
    drape(-3.78, -2.72, .012, 3.27, -.22, blue, "wave", .155, .07, 4); drape(2.82, 3.78, .012, 3.27, -.22, blue, "wave", .155, .07, 13)
    drape(-2.95, -1.15, .012, 3.27, -.08, SH("white", .36), "wave", .12, .034, 21)
    box(-3.86, 3.86, -.24, -.20, 3.27, 3.298, plain("white", .4), .004); box(-3.86, 3.86, -.10, -.06, 3.27, 3.298, plain("white", .4), .004)
    cove(0, 7.4, 3.28, 26)
    group(lambda: sofa(F("#E3DACB", "boucle", translucent=0.), 2.5, seats=3), (-1.90, -2.30, 0), math.radians(66))
    for i, (c, k) in enumerate((("#8FA3B0", "velvet"), ("#B4694C", "linen"))):
        cushion((-1.60 - .27 * i, -1.58 - .60 * i, .68), .46, mat=F(c, k), rot=(math.radians(-14), 0, math.radians(66)), seed=i)
    group(lambda: armchair(F("#8A5638", "leather"), seed=4), (1.40, -1.70, 0), math.radians(-42)); group(lambda: armchair(F("#8A5638", "leather"), seed=9), (1.88, -2.80, 0), math.radians(-66))
    rug(-1.9, 2.1, -4.1, -1.1, rugmat("cream", "stone"))
    coffee_table(-.1, -2.5, .52, .34); books(-.22, -2.45, .34, 2); vase(.12, -2.42, .34, h=.20); branches(.12, -2.42, .50, 6, .42, .22, seed=8); remote(-.05, -2.78, .34, .5)
    olive_tree(3.0, -.95, 2.15, seed=6); floor_lamp(-2.62, -.72, 1.65)
    daylight(ops, power=30, key=135, fill=.5, sun_power=3.4, sun_dir=(-.55, -.75, -.55), key_from=(2.6, -5.6, 2.8))


@view(dict(loc=(.05, -5.55, 1.22), target=(.05, 0, 1.22), lens=31, shift_y=.012),
      detail=dict(loc=(-.3, -4.3, 1.15), target=(-1.15, 0, 1.15), lens=43, shift_y=-.02))
def nursery():
    """Nursery: ivory linen with blackout lining over blush voile, a cot and a nursing chair."""
    ops = [(.75, 1.7, 0, 2.62)]
    room(-2.9, 2.9, 2.95, 6.4, ops, wall="#E9DFD4", floor="oakpale", frame="classic", view=1.05, view_z=-1.5)
    for a, b in ((-2.84, -1.72), (-1.66, -.50)):
        panel(a, b, .98, 2.56, plain("#E9DFD4", .6), w=.045, d=.03); panel(a, b, .24, .86, plain("#E9DFD4", .6), w=.045, d=.03)
    curtain_set(.75, 1.7, 2.72, F("#F7EEDD", "linen", translucent=.03), SH("#F0CFC0", .30), style="pinch", hardware="rod", stack=.60, period=.17, amp=.07, y=-.21, overlap=.32)
    crib(-1.72, -.62)
    mobile(-1.95, -.62, 1.95, 2.95)
    art(-1.08, 1.66, .46, .58, 2, frame="#CDA77C")
    group(lambda: armchair(F("#D9B3A0", "boucle", translucent=0.), seed=6), (1.75, -1.35, 0), math.radians(-30)); pouf(1.02, -2.0, .27, .34, F("ivory", "boucle", translucent=0.))
    floor_lamp(2.45, -.62, 1.62)
    round_rug(.1, -1.95, 1.35, rugmat("cream", "blush"))
    teddy(-.28, -1.55, .014, 1.05, .25); basket(-.72, -.52, .19, .30)
    for i, (dx, dy, r, c) in enumerate(((-.77, -.50, .09, "blush"), (-.65, -.58, .08, "sage"), (-.68, -.46, .075, "ivory"))):
        sphere((dx, dy, .28 + .05 * (i == 2)), r, F(c, "boucle", translucent=0.))
    for k in range(4):                                                # stacking rings
        torus((.42, -1.75, .046 + .058 * k), .074 - .014 * k, .031, plain(("blush", "sand", "sage", "ivory")[k], .5), n=72, k=28)
    daylight(ops, power=50, key=165, fill=.66, sun_power=3.2)


@view(dict(loc=(.32, -5.8, 1.34), target=(.18, 0, 1.34), lens=31, shift_y=.006),
      detail=dict(loc=(-.1, -4.8, 1.35), target=(1.25, 0, 1.35), lens=46, shift_y=.0))
def home_office():
    """Home office: terracotta linen from a ceiling track, screen rollers against the glare, a wall of shelves."""
    ops = [(1.32, 2.1, 0, 2.6)]
    room(-3.3, 3.3, 2.95, 6.8, ops, wallmat=plaster("#DDD3C4"), floor="oak", recess=True, view=.95)
    haze()
    for cx in (.80, 1.84):
        roller(cx, 1.0, 2.59, 1.42, .06, screen_cloth("#B9B4AA", .16, .28), cassette=plain("#4A3A2C", .35, .5), bar=plain("#4A3A2C", .35, .5), chain=False)
    curtain_set(1.32, 2.1, 3.04, F("terracotta", "linen", translucent=.05), None, hardware="track", stack=.60, period=.165, amp=.07, y=-.2, overlap=.42, seed=3)
    cove(0, 6.2, 3.08, 24)
    shelves(-3.24, -.62, seed=2)
    desk(.0, -1.95, 1.95, .82)
    group(lambda: office_chair(F("#8A5A3C", "leather"), seed=3), (.02, -1.28, 0), math.radians(-8))
    laptop(.05, -1.88, .75, math.pi); books(.62, -1.85, .75, 3, seed=5); table_lamp(-.72, -1.85, .75, .46); vase(.82, -2.1, .75, h=.16, r=.06)
    rug(-1.8, 1.9, -3.7, -.95, rugmat("#DCCFBA", "#CDBFA8")); olive_tree(2.72, -.9, 2.05, seed=4)
    daylight(ops, power=44, key=140, fill=.5, sun_power=4.)


@view(dict(loc=(-.30, -5.7, 1.28), target=(-.05, 0, 1.28), lens=31, shift_y=.012),
      detail=dict(loc=(-.6, -4.4, 1.35), target=(.5, 0, 1.35), lens=41, shift_y=.0))
def balcony_door():
    """Living room with a double balcony door: flax linen on a brass rod, voile in the breeze, the sea outside."""
    ops = [(.35, 2.0, 0, 2.62)]
    room(-3.2, 3.2, 3.05, 6.6, [(.35, 2.0, 0, 2.62)], wall="#EAE2D5", floor="oak", frame="none", skyline="sea", view=1.05, view_x=0.)
    mouldings(-3.2, -1.35, h=3.05, color="#EAE2D5"); mouldings(2.05, 3.2, h=3.05, color="#EAE2D5")
    white = plain("#F1ECE2", .45, .4)
    group(lambda: door_leaf(.98, 2.56, white, 1), (-.63, .18, 0), math.radians(70)); group(lambda: door_leaf(.98, 2.56, white, -1), (1.33, .18, 0), math.radians(-8))
    for a, b in ((-.66, -.63), (1.33, 1.36)):
        box(a, b, .10, .24, 0, 2.62, white, .004)
    box(-.66, 1.36, .10, .24, 2.58, 2.62, white, .004); box(-.65, 1.35, 0, .28, -.01, .014, marble("#DCCFBB", "#A98F6E", tile=0), .003)
    box(-3, 4, .28, 2.3, -.12, -.02, marble("#E2D8C8", "#B9A68A", tile=.6))
    for x in np.arange(-2.6, 3.6, .115):
        tube([(x, 2.1, -.02), (x, 2.1, .98)], .008, plain("#3B352F", .4, .5), 3)
    box(-3, 4, 2.07, 2.13, .98, 1.02, plain("#3B352F", .4, .5), .006)
    plant(1.1, 1.55, 1.35, seed=5, pot="#B9764F"); olive_tree(-.95, 1.5, 1.6, seed=3, pot="#C9B79A")
    curtain_set(.35, 2.0, 2.84, F("#BFA98A", "linen", translucent=.06), None, style="pinch", hardware="rod", stack=.58, period=.175, amp=.072, y=-.22, overlap=.40)
    drape(.62, 1.72, .012, 2.80, -.09, SH("white", .40), "wave", .115, .034, 17)
    tube([(-.95, -.09, 2.80), (1.72, -.09, 2.80)], .008, metal())
    console(-2.2, -.3, 1.25, .8); table_lamp(-2.55, -.3, .8, .5); books(-2.0, -.3, .8, 3); bowl(-1.78, -.3, .8, .12)
    art(-2.2, 1.78, .80, 1.0, 1)
    group(lambda: sofa(F("#E7DDCB", "linen", translucent=0.), 2.1, seats=2), (2.15, -2.25, 0), math.radians(-72))
    for i, (c, k) in enumerate((("#5B5E3B", "velvet"), ("ivory", "boucle"))):
        cushion((1.96 + .30 * i, -1.68 - .90 * i, .68), .46, mat=F(c, k), rot=(math.radians(-14), 0, math.radians(-74)), seed=i)
    rug(-1.1, 2.4, -3.9, -1.1, rugmat("cream", "sand")); coffee_table(.35, -2.2, .44, .35); vase(.28, -2.12, .35, h=.2); branches(.28, -2.12, .51, 6, .36, .22, seed=11); books(.52, -2.35, .35, 2, seed=2)
    group(lambda: armchair(F("#5B5E3B", "velvet"), seed=5), (-1.50, -1.70, 0), math.radians(48))
    daylight(ops, power=46, key=140, fill=.54, sun_power=4.4, sun_dir=(-.42, -.85, -.55))


@view(dict(loc=(-.25, -7.9, 1.5), target=(.05, 0, 1.5), lens=33.5, shift_y=.03),
      detail=dict(loc=(-1.2, -4.7, 1.35), target=(.75, 0, 1.35), lens=46, shift_y=.0))
def restaurant():
    """Restaurant at dusk: emerald velvet and voile between tall windows above a channelled banquette."""
    ops = [(-2.45, 1.5, .0, 3.5), (0, 1.5, .0, 3.5), (2.45, 1.5, .0, 3.5)]
    room(-4.1, 4.1, 3.7, 9, ops, wallmat=plaster("#C9B9A4"), floor="marblebeige", recess=True, skyline="dusk", view=.62, view_z=.3, frame_color="#2E2822")
    for k, cx in enumerate((-2.45, 0, 2.45)):
        curtain_set(cx, 1.5, 3.825, F("emerald", "velvet"), SH("#F3E8D6", .44), hardware="track", stack=.42, period=.14, amp=.058, y=-.21, overlap=.30, seed=3 + k)
    cove(0, 7.8, 3.83, 44, -.33)
    banquette(-3.7, 3.7, -.55, F("#A9703C", "velvet"))
    for k, x in enumerate((-2.45, 0, 2.45)):
        bistro_table(x, -1.62)
        place_setting(x, -1.86, .75, 0); place_setting(x, -1.38, .75, math.pi)
        candle(x + .22, -1.62, .75)
        vase(x - .16, -1.60, .75, plain("#E9E1D3", .5), .15, .045); branches(x - .16, -1.60, .87, 4, .22, .10, seed=k + 2)
        group(lambda: armchair(F("#2F4A3E", "velvet"), seed=k + 1), (x, -2.45, 0), math.radians(180 + (-12, 6, 10)[k]), .94)
        pendant_globes(x, -1.6, 3.7, ((0, 1.35, .12),))
        for i in (-1, 1):
            cushion((x + i * .62, -.80, .66), .40, mat=F(("ivory", "emerald", "gold")[k], ("jacquard", "velvet", "silk")[k]), rot=(math.radians(-14), 0, .1 * i), seed=k + i)
    daylight(ops, power=15, key=115, fill=.40, sun_power=0, sun_dir=(-.4, -.85, -.38), key_from=(-3.0, -6.2, 3.1))


