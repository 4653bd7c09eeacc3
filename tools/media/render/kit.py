"""kit.py - a small interior scene kit for Blender 3.4+ (headless, Cycles CPU).

Everything the storefront images need: procedural textures and materials,
rooms with windows, window treatments, furniture, light, camera, and a render
function with a built-in denoiser (see denoise.c).  No external assets.

Conventions: metres; x to the right, z up; the window wall's inner face is
y = 0, the room extends towards -y (camera side), outdoors is y > 0.
Cloth UVs are in metres, so weaves and patterns keep their scale.
"""
import bpy, bmesh, math, os, ctypes, tempfile
import numpy as np
from mathutils import Vector

CACHE = os.environ.get("ART_CACHE") or os.path.join(tempfile.gettempdir(), "sadeel-art")
os.makedirs(CACHE, exist_ok=True)
TEX = os.path.join(CACHE, "tex")
os.makedirs(TEX, exist_ok=True)
TAU = 2 * math.pi

# --------------------------------------------------------------------------
# colours
# --------------------------------------------------------------------------
PAL = dict(
    gold="#C29D5E", brass="#CFB07C", ivory="#EFE7DA", cream="#E6DAC6", white="#F4F1EB", greige="#CFC4B4", sand="#D8C3A0",
    taupe="#A08E7C", stone="#B9B2A6", champagne="#D9C9AB", emerald="#0E5A45", navy="#1D2D4D", burgundy="#6A1B2D",
    charcoal="#3C3C40", terracotta="#B4694C", blush="#DDB9A8", sage="#9BA68C", teal="#1E5F68", mocha="#6B5242",
    rust="#9A4E2C", mustard="#C3963F", sky="#A9BFD0", dove="#BDBAB6", plum="#4A2740", pearl="#E9E4DC", olive="#6C6B48",
    oak="#B78A5C", walnut="#5E4330", black="#1B1A1A", mist="#D9DCDB", rose="#B98585")


def lin(c, k=1.0):
    """hex (or palette name) -> linear RGBA"""
    if not isinstance(c, str):
        return tuple(c)
    c = PAL.get(c, c).lstrip("#")
    v = [int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(k * (x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4) for x in v) + (1.0,)


# --------------------------------------------------------------------------
# numpy helpers
# --------------------------------------------------------------------------
def smooth(a, b, x):
    t = np.clip((x - a) / (b - a + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def vnoise(u, v=0.0, seed=0, period=None):
    """2-D value noise in [-1, 1] (vectorised); period makes it tile."""
    rng = np.random.RandomState(seed % (2 ** 31))
    tab = rng.uniform(-1, 1, (256, 256))
    u, v = np.broadcast_arrays(np.asarray(u, float), np.asarray(v, float))
    iu, iv = np.floor(u).astype(int), np.floor(v).astype(int)
    fu, fv = u - iu, v - iv
    fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv)
    pu, pv = period or (256, 256)
    a, b, c, d = (tab[(iu + i) % pu % 256, (iv + j) % pv % 256] for i, j in ((0, 0), (1, 0), (0, 1), (1, 1)))
    return (a * (1 - fu) + b * fu) * (1 - fv) + (c * (1 - fu) + d * fu) * fv


def fbm(u, v, seed=0, octaves=4, period=None):
    s, k, tot = 0, 1.0, 0
    for o in range(octaves):
        p = None if period is None else (period[0] * 2 ** o, period[1] * 2 ** o)
        s = s + k * vnoise(u * 2 ** o, v * 2 ** o, seed + o, p)
        tot += k
        k *= .5
    return s / tot


# --------------------------------------------------------------------------
# procedural textures (numpy -> PNG cache -> bpy image)
# --------------------------------------------------------------------------
def image(name, make, color=True):
    """Image `name` from the cache; `make()` paints it (h, w, 3|1 in 0..1, sRGB if color)."""
    if name in bpy.data.images:
        return bpy.data.images[name]
    path = os.path.join(TEX, name + ".png")
    if not os.path.exists(path):
        from PIL import Image
        a = np.clip(make(), 0, 1)
        if a.ndim == 2:
            a = np.repeat(a[..., None], 3, 2)
        Image.fromarray((a * 255 + .5).astype(np.uint8)).save(path)
    img = bpy.data.images.load(path)
    img.name = name
    img.colorspace_settings.name = "sRGB" if color else "Non-Color"
    return img


def tex_weave(kind, n=2048, threads=80):
    """Height map of a woven cloth; 80 threads a tile, every thread with its own thickness."""
    def make():
        rng = np.random.RandomState(7)
        y, x = np.mgrid[0:n, 0:n] / n * threads
        irr = {"linen": .5, "plain": .18, "twill": .12, "satin": .08, "basket": .25}[kind]
        if kind == "basket":
            gx, gy = np.floor(x / 2).astype(int), np.floor(y / 2).astype(int)
        else:
            gx, gy = np.floor(x).astype(int), np.floor(y).astype(int)
        ix, iy = np.floor(x).astype(int) % threads, np.floor(y).astype(int) % threads
        if kind in ("plain", "linen", "basket"):
            over = (gx + gy) % 2 == 0
            phx, phy = (y % 2) / 2, (x % 2) / 2
        elif kind == "twill":
            over = (ix + iy) % 4 < 2
        else:
            over = (ix * 3 + iy) % 8 < 7
        wobx = .12 * irr * vnoise(x * .5, y * .9, 1, (threads // 2, int(threads * .9)))
        thick_w = 1 + irr * (rng.uniform(-.6, .9, threads)[ix] * .5 + .6 * vnoise(ix * 9.7, y * .15, 2))
        thick_f = 1 + irr * (rng.uniform(-.6, .9, threads)[iy] * .5 + .6 * vnoise(iy * 9.7, x * .15, 3))
        cx, cy = (x + wobx) % 1 - .5, (y + wobx) % 1 - .5
        hw = np.sqrt(np.clip(1 - (cx / (.47 * thick_w)) ** 2, 0, 1))
        hf = np.sqrt(np.clip(1 - (cy / (.47 * thick_f)) ** 2, 0, 1))
        bow_w = .55 + .45 * np.cos((cy) * math.pi) if kind != "satin" else .8
        bow_f = .55 + .45 * np.cos((cx) * math.pi)
        top_w, top_f = hw * bow_w, hf * bow_f
        h = np.where(over, np.maximum(top_w, .45 * hf), np.maximum(top_f, .45 * hw))
        h = h * (1 + .12 * vnoise(x * 5, y * 5, 5)) * (.9 + .12 * rng.uniform(-1, 1, threads)[ix] * irr * 2)
        return .08 + .82 * np.clip(h / 1.15, 0, 1)
    return image("weave_" + kind, make, False)


def tex_boucle():
    def make():
        n, rng = 1536, np.random.RandomState(3)
        h = np.zeros((n, n), np.float32)
        yy, xx = np.mgrid[-40:41, -40:41].astype(np.float32)
        for _ in range(5200):                                   # overlapping curled loops
            r, a, b = rng.uniform(9, 24), rng.uniform(0, TAU), rng.uniform(.6, 1)
            x, y = xx * math.cos(a) + yy * math.sin(a), (-xx * math.sin(a) + yy * math.cos(a)) / b
            d = np.abs(np.hypot(x, y) - r) / rng.uniform(4, 7)
            loop = np.clip(1 - d ** 2, 0, 1) ** .5 * rng.uniform(.55, 1)
            cx, cy = rng.randint(0, n, 2)
            ix, iy = (np.arange(-40, 41) + cx) % n, (np.arange(-40, 41) + cy) % n
            sub = h[np.ix_(iy, ix)]
            h[np.ix_(iy, ix)] = np.maximum(sub * .93, loop)
        return h
    return image("boucle", make, False)


def tex_herringbone():
    def make():
        n, cells, k = 2560, 48, 6
        y, x = np.mgrid[0:n, 0:n] / n * cells
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        m = (i - j) % (2 * k)
        hor = m < k
        along = np.where(hor, m + x - i, (y - j) + (2 * k - 1 - m))
        across = np.where(hor, y - j, x - i)
        pid = np.where(hor, ((i - m) % cells) * 131 + (j % cells) * 17, ((j + m - 2 * k + 1) % cells) * 57 + (i % cells) * 193 + 7777)
        rnd = np.random.RandomState(1).uniform(0, 1, 20011)
        tone, tone2 = rnd[pid % 20011], rnd[(pid * 7 + 3) % 20011]
        g = fbm(along * .55 + tone * 91, across * 9 + tone2 * 57, 5, 4)
        rings = np.sin((across * 5 + tone2 * 20 + 1.3 * fbm(along * .25 + tone * 31, across * 1.2, 9, 3)) * 4)
        val = .5 + .20 * (tone - .5) + .10 * g + .045 * rings
        edge = np.minimum(np.minimum(across, 1 - across), np.minimum(along, k - along))
        gap = smooth(.0, .035, edge)
        c0, c1 = np.array([.47, .36, .26]), np.array([.84, .71, .56])
        rgb = c0 + (c1 - c0) * val[..., None]
        rgb = rgb * (1 + .05 * (tone2 - .5))[..., None] * (.45 + .55 * gap)[..., None]
        return rgb
    return image("herringbone", make)


def _leaf(d, x, y, a, l, w, fill):
    t = np.linspace(0, 1, 24)
    prof = w * np.sin(math.pi * t ** .8) * (1 - .25 * t)
    px = np.concatenate([t * l, (t * l)[::-1]])
    py = np.concatenate([prof, -prof[::-1]])
    c, s = math.cos(a), math.sin(a)
    d.polygon([(x + u * c - v * s, y + u * s + v * c) for u, v in zip(px, py)], fill=fill)


def tex_slub():
    """Tileable grey cloth: horizontal and vertical yarn streaks (R = tone)."""
    def make():
        n = 1024
        y, x = np.mgrid[0:n, 0:n] / n
        a = sum(vnoise(x * fx, y * fy, sd, (fx, fy)) * k for fx, fy, sd, k in ((5, 240, 1, 1.), (9, 128, 2, .8), (21, 255, 3, .5)))
        b = sum(vnoise(x * fx, y * fy, sd, (fx, fy)) * k for fx, fy, sd, k in ((240, 5, 4, 1.), (128, 9, 5, .8), (255, 21, 6, .5)))
        return .5 + .16 * (a + b)
    return image("slub", make, False)


def tex_cloud():
    """Tileable soft clouds (for velvet pile, plaster, washes)."""
    def make():
        n = 768
        y, x = np.mgrid[0:n, 0:n] / n
        wx = .06 * fbm(x * 4, y * 4, 30, 4, (4, 4))
        return .5 + .62 * fbm((x + wx) * 5, (y + wx) * 5, 33, 5, (5, 5))
    return image("cloud", make, False)


def tex_grain():
    """Tileable fine grain (rugs, towelling)."""
    def make():
        n = 768
        y, x = np.mgrid[0:n, 0:n] / n
        return .5 + .5 * (.6 * vnoise(x * 192, y * 192, 3, (192, 192)) + .4 * vnoise(x * 90, y * 90, 4, (90, 90)))
    return image("grain", make, False)


def tex_wood():
    """Tileable straight grain, along x."""
    def make():
        n = 1024
        y, x = np.mgrid[0:n, 0:n] / n
        w = .05 * fbm(x * 3, y * 6, 12, 3, (3, 6))
        g = fbm(x * 4, (y + w * .6) * 64, 14, 3, (4, 64))
        r = np.sin(((y + w) * 9 + .6 * fbm(x * 2, y * 4, 18, 3, (2, 4))) * TAU)
        return .5 + .30 * g + .13 * r
    return image("wood", make, False)


def tex_marble():
    """Tileable white marble field: R = vein strength."""
    def make():
        n = 1536
        y, x = np.mgrid[0:n, 0:n] / n
        wx, wy = (.16 * fbm(x * 3, y * 3, sd, 6, (3, 3)) for sd in (50, 60))
        v = np.zeros_like(x)
        for sd, f, wdt, k in ((70, 2, .012, 1.), (80, 3, .02, .55), (90, 6, .03, .3)):
            q = fbm((x + wx) * f, (y + wy) * f, sd, 4, (f, f))
            fade = smooth(-.25, .5, fbm(x * 4, y * 4, sd + 5, 3, (4, 4)))
            v = np.maximum(v, k * fade * (1 - smooth(0, wdt * 2.2, np.abs(q))))
        cl = smooth(-.1, .6, fbm((x + wx) * 3, (y + wy) * 3, 95, 4, (3, 3))) * .28
        return np.clip(v * .8 + cl, 0, 1)
    return image("marble", make, False)


def tex_pattern(kind):
    """Tileable black/white figure of a woven pattern."""
    def make():
        from PIL import Image, ImageDraw, ImageFilter
        n = 1024
        y, x = np.mgrid[0:n, 0:n] / n
        if kind == "damask":
            im = Image.new("L", (n, n), 0)
            d = ImageDraw.Draw(im)

            def motif(cx, cy, s):
                up = -math.pi / 2
                for k in range(-4, 5):                           # palmette fan
                    _leaf(d, cx, cy + 40 * s, up + k * .33, (255 - 17 * abs(k)) * s, (26 - abs(k)) * s, 255)
                for k in range(-3, 4):
                    _leaf(d, cx, cy + 40 * s, up + k * .33, 120 * s, 9 * s, 0)
                d.ellipse([cx - 34 * s, cy + 8 * s, cx + 34 * s, cy + 76 * s], fill=255)
                d.ellipse([cx - 17 * s, cy + 25 * s, cx + 17 * s, cy + 59 * s], fill=0)
                for sg in (-1, 1):                               # scrolls
                    for r, c in ((62, 255), (44, 0), (24, 255)):
                        d.ellipse([cx + sg * 112 * s - r * s, cy + 130 * s - r * s, cx + sg * 112 * s + r * s, cy + 130 * s + r * s], fill=c)
                for sg in (-1, 1):                               # base leaves
                    for a, l, w in ((.42, 200, 20), (.85, 170, 18), (1.35, 190, 17)):
                        _leaf(d, cx, cy + 84 * s, math.pi / 2 - sg * a, l * s, w * s, 255)
                _leaf(d, cx, cy + 84 * s, math.pi / 2, 230 * s, 20 * s, 255)
            for ox in (-n, 0, n):
                for oy in (-n, 0, n):
                    motif(n / 2 + ox, n * .46 + oy, 1.0)
                    motif(ox, n * .96 + oy, 1.0)
                    motif(ox + n, n * .96 + oy, 1.0)
            a = np.asarray(im.filter(ImageFilter.GaussianBlur(1.2))) / 255.
            og = np.abs(np.abs(((x * 2) % 2) - 1) - (.5 - .5 * np.cos(y * TAU)))    # ogee lattice
            return np.maximum(a, 1 - smooth(.018, .03, og))
        if kind == "trellis":
            f = np.abs(np.sin(x * TAU * 2) * np.cos(y * TAU * 1) + np.cos(x * TAU * 2) * np.sin(y * TAU * 1))
            u, v = (x * 4) % 1 - .5, (y * 4) % 1 - .5
            q = np.minimum(np.hypot(np.abs(u) - .25, v), np.hypot(u, np.abs(v) - .25))
            line = np.abs(q - .25)
            return 1 - smooth(.035, .055, line)
        if kind == "stripe":
            s = (x * 6) % 1
            return np.maximum((s < .42) * 1., ((s > .68) & (s < .74)) * 1.)
        if kind == "chevron":
            s = (y * 8 + np.abs((x * 8) % 2 - 1)) % 1
            return (s < .5) * 1.
        if kind == "star":                                        # eight-point khatam star
            u, v = (x * 4) % 1 - .5, (y * 4) % 1 - .5
            sq = np.maximum(np.abs(u), np.abs(v)); di = (np.abs(u) + np.abs(v)) / math.sqrt(2)
            st = np.minimum(sq, di)
            ln = np.abs(st - .30)
            inn = np.abs(np.maximum(sq, di) - .17)
            diag = np.minimum(np.abs(np.abs(u) - np.abs(v)) / 1.41 + (np.hypot(u, v) < .36), np.minimum(np.abs(u), np.abs(v)) + (np.hypot(u, v) < .4) * 1.)
            return 1 - smooth(.014, .03, np.minimum(np.minimum(ln, inn), diag))
        if kind == "leaves":
            im = Image.new("L", (n, n), 0)
            d = ImageDraw.Draw(im)
            rng = np.random.RandomState(4)
            for bx, by, a in ((200, 900, -1.3), (700, 760, -1.8), (450, 380, -1.4), (950, 330, -1.7), (60, 300, -1.5)):
                for ox in (-n, 0, n):
                    for oy in (-n, 0, n):
                        for k in range(8):
                            t = k / 8
                            px, py = bx + ox + math.cos(a + t * .5) * 430 * t, by + oy + math.sin(a + t * .5) * 430 * t
                            for sg in (-1, 1):
                                _leaf(d, px, py, a + t * .5 + sg * .8, 130 * (1 - .55 * t), 21 * (1 - .5 * t), 255)
                        d.line([(bx + ox + math.cos(a + t * .5) * 430 * t, by + oy + math.sin(a + t * .5) * 430 * t) for t in np.linspace(0, 1, 20)], fill=255, width=4)
            return np.asarray(im.filter(ImageFilter.GaussianBlur(1))) / 255.
        raise KeyError(kind)
    return image("pattern_" + kind, make, False)


def tex_skyline(kind="day"):
    """Blurred Dubai-like skyline in warm haze: boxes, slim towers, one very tall spire."""
    def make():
        from PIL import Image, ImageDraw, ImageFilter
        w, h = 2400, 1200
        y = np.linspace(0, 1, h)[:, None, None]
        top, hor = {"day": ((.58, .74, .90), (.98, .93, .84)), "dusk": ((.42, .47, .62), (.99, .80, .60)),
                    "sea": ((.62, .77, .90), (.97, .97, .95))}[kind]
        sky = np.array(top) + (np.array(hor) - np.array(top)) * np.clip(y / .72, 0, 1) ** .8
        im = Image.fromarray((np.repeat(sky, w, 1) * 255).astype(np.uint8))
        rng = np.random.RandomState(12)
        base = int(h * .80)
        for layer, (haze, lo, hi) in enumerate(((.74, .06, .20), (.52, .05, .28), (.34, .03, .18))):
            d = ImageDraw.Draw(im)
            tint = {"day": (128, 132, 146), "dusk": (96, 84, 100), "sea": (150, 162, 176)}[kind]
            hz = np.array(hor) * 255
            x = -40
            while x < w:
                bw = rng.randint(26, 90)
                bh = rng.uniform(lo, hi) * h * (1.4 if rng.rand() < .12 else 1)
                c = tuple(int(v) for v in hz * haze + np.array(tint) * (1 - haze) + rng.uniform(-6, 6))
                d.rectangle([x, base - bh, x + bw, h], fill=c)
                if rng.rand() < .25:
                    d.polygon([(x, base - bh), (x + bw, base - bh), (x + bw * .5, base - bh - bw)], fill=c)
                x += bw + rng.randint(-6, 46)
            if layer == 1:                                         # the tall spire
                c = tuple(int(v) for v in hz * .42 + np.array(tint) * .58)
                cx = int(w * .47)
                for k, (hh, ww) in enumerate(((.30, 74), (.40, 56), (.49, 40), (.56, 26), (.62, 14), (.70, 5))):
                    d.rectangle([cx - ww / 2, base - hh * h, cx + ww / 2, base], fill=c)
        if kind == "sea":
            d = ImageDraw.Draw(im)
            d.rectangle([0, int(h * .80), w, h], fill=(176, 206, 214))
        else:
            d = ImageDraw.Draw(im)
            for k in range(140):                                   # tree line
                cx, r = rng.randint(0, w), rng.randint(12, 44)
                d.ellipse([cx - r, base - r * .5, cx + r, base + r * 2], fill=(170, 170, 160) if kind == "day" else (120, 104, 92))
        im = im.filter(ImageFilter.GaussianBlur(7))
        return np.asarray(im) / 255.
    return image("skyline_" + kind, make)


def tex_art(seed=0):
    """Abstract canvas: layered washes and a thin gold line."""
    def make():
        n = 700
        y, x = np.mgrid[0:n, 0:n] / n
        sets = ((("#EFE7DA"), ("#B9A78C"), ("#1E3F3A"), ("#C29D5E")), (("#F1EBE0"), ("#C8B8A2"), ("#2A3550"), ("#C29D5E")),
                (("#EDE4D6"), ("#C9A58A"), ("#6A2A33"), ("#C29D5E")), (("#F3EFE8"), ("#CDC5BA"), ("#3A3A3E"), ("#C29D5E")))
        cs = [np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)]) for c in sets[seed % 4]]
        w = fbm(x * 2.2 + seed, y * 2.2, 40 + seed, 5)
        a = np.ones((n, n, 1)) * cs[0]
        m = smooth(-.05, .02, w + .8 * (y - .62))[..., None] * .85
        a = a * (1 - m) + cs[1] * m
        m = smooth(.0, .03, fbm(x * 2 + 3, y * 1.6 + seed, 60 + seed, 5) + 1.3 * (y - .8) - .25 * (x - .5))[..., None] * .92
        a = a * (1 - m) + cs[2] * m
        l = np.abs(y - .52 - .12 * fbm(x * 2.5, x * 0 + seed, 80 + seed, 3) - .1 * x)
        m = (1 - smooth(.004, .009, l))[..., None]
        a = a * (1 - m) + cs[3] * m
        return a * (1 + .04 * vnoise(x * 300, y * 300, 3))[..., None]
    return image("art_%d" % seed, make)


# --------------------------------------------------------------------------
# materials
# --------------------------------------------------------------------------
class Mat:
    """Tiny node-tree builder: m.n('NoiseTexture', {'Scale': 5}) -> node."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.o = self.t.nodes.new("ShaderNodeOutputMaterial")

    def n(self, typ, ins=None, **props):
        nd = self.t.nodes.new("ShaderNode" + typ)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            s = nd.inputs[k]
            if isinstance(v, bpy.types.NodeSocket):
                self.t.links.new(v, s)
            elif isinstance(v, bpy.types.Node):
                self.t.links.new(v.outputs[0], s)
            else:
                s.default_value = v
        return nd

    def math(self, op, a, b=0.0, clamp=False):
        return self.n("Math", {0: a, 1: b}, operation=op, use_clamp=clamp)

    def mix(self, f, a, b, blend="MIX"):
        return self.n("MixRGB", {"Fac": f, "Color1": a, "Color2": b}, blend_type=blend)

    def map(self, scale=(1, 1, 1), rot=(0, 0, 0), src="UV", loc=(0, 0, 0)):
        tc = self.n("TexCoord")
        return self.n("Mapping", {"Vector": tc.outputs[src], "Scale": scale, "Rotation": rot, "Location": loc})

    def done(self, shader, disp=None):
        self.t.links.new(shader.outputs[0], self.o.inputs["Surface"])
        return self.m


_mats = {}


def cached(fn):
    def wrap(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in _mats:
            _mats[key] = fn(*a, **k)
        return _mats[key]
    return wrap


@cached
def plain(color, rough=.6, spec=.4, metallic=0., coat=0., emit=0.):
    m = Mat("plain")
    p = m.n("BsdfPrincipled", {"Base Color": lin(color), "Roughness": rough, "Specular": spec, "Metallic": metallic, "Clearcoat": coat})
    if emit:
        p.inputs["Emission"].default_value = lin(color)
        p.inputs["Emission Strength"].default_value = emit
    return m.done(p)


@cached
def metal(color="brass", rough=.30):
    m = Mat("metal")
    return m.done(m.n("BsdfGlossy", {"Color": lin("brass" if color == "gold" else color), "Roughness": rough}))


@cached
def paint(color="ivory", rough=.75):
    m = Mat("paint")
    return m.done(m.n("BsdfDiffuse", {"Color": lin(color)}))


@cached
def plaster(color="greige"):
    """Limewash / micro-cement with soft clouds."""
    m = Mat("plaster")
    im = m.n("TexImage", {"Vector": m.map((.45, .45, .45), src="Object")}, image=tex_cloud(), projection="BOX", projection_blend=.1)
    c = m.mix(im.outputs[0], lin(color, .80), lin(color, 1.12))
    return m.done(m.n("BsdfDiffuse", {"Color": c}))


@cached
def oak_floor(tint="#FFFFFF", rough=.36):
    m = Mat("oak_floor")
    im = m.n("TexImage", {"Vector": m.map((.23, .23, 1), (0, 0, math.radians(45)), src="Object")}, image=tex_herringbone())
    c = m.mix(1., im.outputs[0], lin(tint), "MULTIPLY")
    bw = m.n("RGBToBW", {0: im.outputs[0]})
    b = m.n("Bump", {"Height": bw, "Distance": .0015, "Strength": .5})
    r = m.n("MapRange", {0: bw.outputs[0], 3: rough + .18, 4: rough - .06})
    return m.done(m.n("BsdfPrincipled", {"Base Color": c, "Roughness": r.outputs[0], "Specular": .42, "Normal": b}))


@cached
def marble(base="#ECE7DF", vein="#A79B8C", rough=.12, scale=1.0, tile=1.2):
    m = Mat("marble")
    im = m.n("TexImage", {"Vector": m.map((.36 * scale,) * 3, (0, 0, .5), src="Object")}, image=tex_marble())
    c = m.mix(im.outputs[0], lin(base), lin(vein))
    if tile:
        br = m.n("TexBrick", {"Vector": m.map(src="Object"), "Color1": (1, 1, 1, 1), "Color2": (1, 1, 1, 1), "Mortar": (.62, .6, .57, 1),
                              "Scale": 1., "Mortar Size": .0025, "Brick Width": tile, "Row Height": tile}, offset=0., )
        c = m.mix(1., c, br.outputs[0], "MULTIPLY")
    return m.done(m.n("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Specular": .5}))


@cached
def wood(color="oak", rough=.42, axis="X", coat=.0, scale=1.):
    m = Mat("wood")
    inf = m.n("ObjectInfo")
    v = m.n("VectorMath", {0: m.map((.8 * scale,) * 3, {"X": (0, 0, 0), "Y": (0, 0, math.pi / 2), "Z": (0, math.pi / 2, math.pi / 2)}[axis], src="Object"), 1: inf.outputs["Random"]}, operation="ADD")
    im = m.n("TexImage", {"Vector": v}, image=tex_wood(), projection="BOX", projection_blend=.1)
    c = m.mix(m.n("MapRange", {0: im.outputs[0], 1: .25, 2: .75}).outputs[0], lin(color, .60 if scale <= 1 else .84), lin(color, 1.15 if scale <= 1 else 1.05))
    return m.done(m.n("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Specular": .4, "Clearcoat": coat}))


@cached
def fabric(color, kind="linen", macro=False, color2=None, pattern=None, psize=.5, translucent=.10, tile=None, rot=0.):
    """Woven cloth.  kind: linen cotton velvet silk satin boucle chenille jacquard blackout leather
    macro=True shows single threads (close-ups); pattern needs color2."""
    m = Mat("fabric_" + kind)
    color = "#C0A570" if color == "gold" else color                 # brand gold reads mustard in cloth
    base = lin(color)
    uv = m.map(rot=(0, 0, rot))
    # -- slub / tone variation ------------------------------------------------
    slub = {"linen": .20, "cotton": .07, "silk": .14, "satin": .05, "jacquard": .1, "blackout": .05, "boucle": .1, "chenille": .16, "velvet": .0, "leather": 0.}[kind]
    k = 1.45 if not macro else 4.
    st = m.n("TexImage", {"Vector": m.n("Mapping", {"Vector": uv, "Scale": (k, k, 1)})}, image=tex_slub()).outputs[0]
    f = m.n("MapRange", {0: st, 1: .25, 2: .75, 3: 1 - slub, 4: 1 + slub * .8})
    col = m.mix(1., base, f.outputs[0], "MULTIPLY")
    fig = None
    if pattern:
        im = m.n("TexImage", {"Vector": m.map((1 / psize, 1 / psize, 1), (0, 0, rot))}, image=tex_pattern(pattern))
        fig = im.outputs[0]
        col2 = m.mix(1., lin(color2 or color), f.outputs[0], "MULTIPLY")
        col = m.mix(fig, col, col2)
    # -- relief ---------------------------------------------------------------
    weave = {"linen": "linen", "cotton": "plain", "silk": "plain", "satin": "satin", "jacquard": "twill", "blackout": "plain",
             "chenille": "basket", "velvet": None, "boucle": "boucle", "leather": None}[kind]
    nrm, hgt = None, None
    if macro and weave:
        t = tile or {"linen": .105, "cotton": .075, "silk": .05, "satin": .04, "jacquard": .06, "blackout": .055, "chenille": .16, "boucle": .17}[kind]
        img = tex_boucle() if weave == "boucle" else tex_weave(weave)
        hm = m.n("TexImage", {"Vector": m.map((1 / t, 1 / t, 1), (0, 0, rot))}, image=img)
        hgt = hm.outputs[0]
        dist = {"linen": .0011, "cotton": .0006, "silk": .0003, "satin": .00018, "jacquard": .0004, "blackout": .0003, "chenille": .0016, "boucle": .007}[kind]
        nrm = m.n("Bump", {"Height": hgt, "Distance": dist, "Strength": .8 if kind != "boucle" else 1.})
        ao = m.n("MapRange", {0: hgt, 1: .0, 2: .75, 3: .42 if kind in ("linen", "boucle", "chenille") else .66, 4: 1.06})
        col = m.mix(1., col, ao.outputs[0], "MULTIPLY")
    elif kind in ("boucle", "chenille") and not macro:
        hm = m.n("TexImage", {"Vector": m.map((3.2, 3.2, 1), (0, 0, rot))}, image=tex_boucle())
        nrm = m.n("Bump", {"Height": hm.outputs[0], "Distance": .009, "Strength": .8})
        ao = m.n("MapRange", {0: hm.outputs[0], 3: .68, 4: 1.04})
        col = m.mix(1., col, ao.outputs[0], "MULTIPLY")
    elif kind == "velvet":
        kk = 1. if not macro else 2.6
        nz = m.n("TexImage", {"Vector": m.map((1.5 * kk, .9 * kk, 1))}, image=tex_cloud())
        h = nz.outputs[0]
        if macro:
            fine = m.n("TexImage", {"Vector": m.map((9., 9., 1))}, image=tex_grain())
            h = m.math("ADD", h, m.math("MULTIPLY", fine.outputs[0], .09))
        nrm = m.n("Bump", {"Height": h, "Distance": .010 / kk, "Strength": .45})
        pile = m.n("MapRange", {0: nz.outputs[0], 1: .3, 2: .7, 3: .84, 4: 1.12})
        col = m.mix(1., col, pile.outputs[0], "MULTIPLY")
    elif kind == "leather":
        vo = m.n("TexImage", {"Vector": m.map((3., 3., 1))}, image=tex_boucle())
        nrm = m.n("Bump", {"Height": vo.outputs[0], "Distance": .0012, "Strength": .3})
    else:
        nrm = m.n("Bump", {"Height": st, "Distance": .0022, "Strength": .35 if slub > .15 else .15})
    if fig is not None:
        nrm = m.n("Bump", {"Height": fig, "Distance": .0012, "Strength": .5, "Normal": nrm})
    # -- shading --------------------------------------------------------------
    if kind == "velvet":
        d = m.n("BsdfDiffuse", {"Color": m.mix(1., col, (.62, .62, .62, 1), "MULTIPLY"), "Normal": nrm})
        v = m.n("BsdfVelvet", {"Color": m.mix(.16, col, (1, 1, 1, 1)), "Sigma": .42, "Normal": nrm})
        v2 = m.n("BsdfVelvet", {"Color": m.mix(.35, col, (1, 1, 1, 1)), "Sigma": .16, "Normal": nrm})
        sh = m.n("AddShader", {0: d, 1: m.n("MixShader", {0: .35, 1: v, 2: v2})})
    else:
        rough = {"linen": .9, "cotton": .85, "silk": .34, "satin": .26, "jacquard": .5, "blackout": .7, "boucle": .95, "chenille": .85, "leather": .42}[kind]
        spec = {"silk": .7, "satin": .9, "jacquard": .45, "leather": .5}.get(kind, .15)
        if kind in ("silk", "satin"):
            lw = m.n("LayerWeight", {"Blend": .35, "Normal": nrm})
            col = m.mix(m.math("MULTIPLY", lw.outputs[1], .45), col, m.mix(.55, base, lin("champagne") if color2 is None else lin(color2)))
        ins = {"Base Color": col, "Roughness": rough, "Specular": spec, "Sheen": .35 if kind not in ("satin", "leather") else .1, "Sheen Tint": .4, "Normal": nrm}
        if kind == "jacquard" and fig is not None:
            ins["Roughness"] = m.n("MapRange", {0: fig, 3: .72, 4: .3}).outputs[0]
            ins["Sheen"] = .2
        if kind in ("silk", "satin"):
            ins["Specular Tint"] = .5
            ins["Anisotropic"] = .5
        sh = m.n("BsdfPrincipled", ins)
        if kind in ("linen", "cotton", "boucle", "chenille", "blackout") and not macro:
            sh = m.n("BsdfDiffuse", {"Color": col, "Normal": nrm})
    if translucent and kind not in ("blackout", "leather", "velvet"):
        sh = m.n("MixShader", {0: translucent, 1: sh, 2: m.n("BsdfTranslucent", {"Color": m.mix(.35, col, lin("cream"))})})
    return m.done(sh)


@cached
def sheer(color="white", density=.42, macro=False, stripe=False):
    """Voile: see-through face on, denser where folds turn away."""
    m = Mat("sheer")
    lw = m.n("LayerWeight", {"Blend": .5})
    f = m.n("MapRange", {0: lw.outputs[1], 1: 0., 2: .9, 3: density, 4: min(.97, density + .5)})
    sl = m.n("TexImage", {"Vector": m.map((1.7, 1.7, 1))}, image=tex_slub())
    fac = m.math("ADD", f.outputs[0], m.math("MULTIPLY", m.math("SUBTRACT", sl.outputs[0], .5), .30), True)
    ins = {"Color": lin(color)}
    if macro:
        hm = m.n("TexImage", {"Vector": m.map((18., 18., 1))}, image=tex_weave("plain"))
        k = m.n("MapRange", {0: hm.outputs[0], 1: .05, 2: .6, 3: .35, 4: 1.25})
        fac = m.math("MULTIPLY", fac, k.outputs[0], True)
        ins["Normal"] = m.n("Bump", {"Height": hm.outputs[0], "Distance": .0003, "Strength": .5})
    if stripe:
        im = m.n("TexImage", {"Vector": m.map((4., 1, 1))}, image=tex_pattern("stripe"))
        fac = m.math("ADD", fac, m.math("MULTIPLY", im.outputs[0], .3), True)
    cl = m.n("MixShader", {0: .5, 1: m.n("BsdfDiffuse", ins), 2: m.n("BsdfTranslucent", ins)})
    return m.done(m.n("MixShader", {0: fac, 1: m.n("BsdfTransparent"), 2: cl}))


@cached
def screen_cloth(color="stone", openness=.12, translucent=.35, zebra=0.):
    """Roller fabric: a little see-through, glows with daylight; zebra = stripe pitch in metres."""
    m = Mat("screen")
    wv = m.n("TexImage", {"Vector": m.map((3, 3, 1))}, image=tex_slub())
    c = m.mix(m.n("MapRange", {0: wv.outputs[0], 1: .3, 2: .7, 3: .0, 4: .3}).outputs[0], lin(color), lin(color, .6))
    cl = m.n("MixShader", {0: translucent, 1: m.n("BsdfDiffuse", {"Color": c}), 2: m.n("BsdfTranslucent", {"Color": c})})
    fac = 1 - openness
    if zebra:
        uv = m.n("SeparateXYZ", {0: m.map()})
        s = m.math("FRACT", m.math("DIVIDE", uv.outputs[1], zebra))
        k = m.math("GREATER_THAN", s, .5)
        fac = m.n("MapRange", {0: k, 3: .32, 4: .985}).outputs[0]
    return m.done(m.n("MixShader", {0: fac, 1: m.n("BsdfTransparent"), 2: cl}))


@cached
def leafmat(color="#4C6B3C"):
    m = Mat("leaf")
    r = m.n("TexImage", {"Vector": m.map((.5, .5, .5), src="Object")}, image=tex_cloud())
    c = m.mix(m.n("MapRange", {0: r.outputs[0], 1: .3, 2: .7}).outputs[0], lin(color), lin("#7A8A4C"))
    d = m.n("MixShader", {0: .22, 1: m.n("BsdfDiffuse", {"Color": c}), 2: m.n("BsdfTranslucent", {"Color": m.mix(.5, c, (.35, .5, .08, 1))})})
    return m.done(m.n("MixShader", {0: .07, 1: d, 2: m.n("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .35})}))


@cached
def glow(color="#FFE2B8", strength=3.):
    m = Mat("glow")
    return m.done(m.n("Emission", {"Color": lin(color), "Strength": strength}))


@cached
def shade(color="#F3E9D8", glowing=1.2):
    """Lamp shade: linen, lit from inside."""
    m = Mat("shade")
    d = m.n("MixShader", {0: .4, 1: m.n("BsdfDiffuse", {"Color": lin(color)}), 2: m.n("BsdfTranslucent", {"Color": lin(color)})})
    uv = m.n("SeparateXYZ", {0: m.n("TexCoord").outputs["Generated"]})
    k = m.n("MapRange", {0: uv.outputs[2], 1: 0., 2: 1., 3: glowing, 4: glowing * .55})
    return m.done(m.n("AddShader", {0: d, 1: m.n("Emission", {"Color": lin("#FFD9A0"), "Strength": k.outputs[0]})}))


@cached
def picture(name_seed, rough=.7):
    m = Mat("picture")
    im = m.n("TexImage", {"Vector": m.map(src="UV")}, image=tex_art(name_seed))
    return m.done(m.n("BsdfPrincipled", {"Base Color": im.outputs[0], "Roughness": rough, "Specular": .2}))


@cached
def lattice_alpha(color="#8A6A42"):
    """Mashrabiya panel: eight-point star fretwork cut out of walnut."""
    m = Mat("lattice")
    im = m.n("TexImage", {"Vector": m.map((1.6, 1.6, 1))}, image=tex_pattern("star"))
    k = m.n("MapRange", {0: im.outputs[0], 1: .25, 2: .6})
    w = m.n("BsdfPrincipled", {"Base Color": lin(color), "Roughness": .45})
    return m.done(m.n("MixShader", {0: k.outputs[0], 1: m.n("BsdfTransparent"), 2: w}))


@cached
def rugmat(color="cream", color2="greige", kind="plain"):
    m = Mat("rug")
    hm = m.n("TexImage", {"Vector": m.map((1.6, 1.6, 1))}, image=tex_grain())
    big = m.n("TexImage", {"Vector": m.map((.55, .55, 1))}, image=tex_cloud())
    c = m.mix(m.n("MapRange", {0: big.outputs[0], 1: .3, 2: .7, 3: 0., 4: .6}).outputs[0], lin(color), lin(color2))
    if kind != "plain":
        im = m.n("TexImage", {"Vector": m.map((1.1, 1.1, 1))}, image=tex_pattern(kind))
        c = m.mix(m.math("MULTIPLY", im.outputs[0], .55), c, lin(color2, .8))
    c = m.mix(1., c, m.n("MapRange", {0: hm.outputs[0], 1: .3, 2: .7, 3: .72, 4: 1.12}).outputs[0], "MULTIPLY")
    b = m.n("Bump", {"Height": hm.outputs[0], "Distance": .012, "Strength": .6})
    return m.done(m.n("BsdfDiffuse", {"Color": c, "Normal": b}))


@cached
def glass(color="#FFFFFF", rough=.02):
    m = Mat("glass")
    fr = m.n("Fresnel", {"IOR": 1.45})
    return m.done(m.n("MixShader", {0: m.math("ADD", m.math("MULTIPLY", fr, .8), .04), 1: m.n("BsdfTransparent", {"Color": lin(color)}), 2: m.n("BsdfGlossy", {"Roughness": rough})}))


# --------------------------------------------------------------------------
# mesh helpers
# --------------------------------------------------------------------------
def _finish(me, mat, name, smooth_=True):
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    if smooth_:
        me.polygons.foreach_set("use_smooth", np.ones(len(me.polygons), bool))
    me.update()
    return ob


def raw_mesh(name, V, Fq, UV=None, mat=None, smooth_=True):
    """Fast mesh from numpy: V (n,3), Fq (m,4) quads, UV per vertex (n,2)."""
    V, Fq = np.asarray(V, np.float32), np.asarray(Fq, np.int32)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V)); me.vertices.foreach_set("co", V.ravel())
    me.loops.add(Fq.size); me.loops.foreach_set("vertex_index", Fq.ravel())
    me.polygons.add(len(Fq))
    k = Fq.shape[1]
    me.polygons.foreach_set("loop_start", np.arange(0, Fq.size, k, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(Fq), k, np.int32))
    if UV is not None:
        l = me.uv_layers.new()
        l.data.foreach_set("uv", np.asarray(UV, np.float32)[Fq.ravel()].ravel())
    me.update(calc_edges=True)
    return _finish(me, mat, name, smooth_)


def grid_faces(nv, nu, wrap=False):
    i = np.arange(nv * nu).reshape(nv, nu)
    a, b, c, d = i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]
    f = np.stack([a, b, c, d], -1).reshape(-1, 4)
    if wrap:
        w = np.stack([i[:-1, -1], i[:-1, 0], i[1:, 0], i[1:, -1]], -1).reshape(-1, 4)
        f = np.concatenate([f, w])
    return f


def grid_mesh(name, X, Y, Z, U=None, Vv=None, mat=None):
    P = np.stack(np.broadcast_arrays(X, Y, Z), -1)
    nv, nu = P.shape[:2]
    uv = None if U is None else np.stack(np.broadcast_arrays(U, Vv), -1).reshape(-1, 2)
    return raw_mesh(name, P.reshape(-1, 3), grid_faces(nv, nu), uv, mat)


def box(x0, x1, y0, y1, z0, z1, mat, bevel=.0, seg=2, name="box"):
    """Axis-aligned box with its origin at its centre; optional bevel."""
    me = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    s = Vector((abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)))
    for v in bm.verts:
        v.co = Vector((v.co.x * s.x, v.co.y * s.y, v.co.z * s.z))
    if bevel:
        b = min(bevel, min(s) * .49)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=seg, profile=.5, affect="EDGES")
    uvl = bm.loops.layers.uv.new()
    for f in bm.faces:
        ax = max(range(3), key=lambda i: abs(f.normal[i]))
        a, b_ = [(1, 2), (0, 2), (0, 1)][ax]
        for l in f.loops:
            l[uvl].uv = (l.vert.co[a], l.vert.co[b_])
    bm.to_mesh(me); bm.free()
    ob = _finish(me, mat, name, bool(bevel))
    if bevel:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(40)
    ob.location = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    return ob


def softbox(cx, cy, cz, sx, sy, sz, mat, r=.06, bulge=.03, n=18, seed=0, wrinkle=.004, rot=0.):
    """Upholstered block: rounded box with bulging faces and faint wrinkles; (cx,cy,cz) = centre."""
    h = np.array([sx, sy, sz]) / 2
    r = min(r, h.min() * .98)
    t = np.linspace(-1, 1, n)
    t = np.sign(t) * (1 - (1 - np.abs(t)) ** 1.4)
    A, B = np.meshgrid(t, t)
    one = np.ones_like(A)
    Vs, Fs, UVs, k = [], [], [], 0
    for ax in range(3):
        for sg in (-1, 1):
            p = [None] * 3
            p[ax] = sg * one
            p[(ax + 1) % 3], p[(ax + 2) % 3] = A * sg, B
            P = np.stack(p, -1).reshape(-1, 3) * h
            Q = np.clip(P, -(h - r), h - r)
            d = P - Q
            P = Q + r * d / np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
            N = P / h
            b = bulge * np.prod([np.clip(1 - N[:, i] ** 2, 0, 1) if i != ax else np.ones(len(P)) for i in range(3)], 0)
            P[:, ax] += sg * b * (1 if ax == 2 else .5)
            wv = P + np.array([cx, cy, cz])
            P = P + (wrinkle * (fbm(wv[:, 0] * 5 + wv[:, 2] * 3, wv[:, 1] * 5 - wv[:, 2] * 4, seed, 3)))[:, None] * np.sign(N) * (np.abs(N) > .6)
            f = grid_faces(n, n) + k
            Vs.append(P); Fs.append(f); k += len(P)
            UVs.append(np.stack([P[:, (ax + 1) % 3] + .37 * ax, P[:, (ax + 2) % 3] + .2 * sg], -1))
    ob = raw_mesh("soft", np.concatenate(Vs), np.concatenate(Fs), np.concatenate(UVs), mat)
    bm = bmesh.new(); bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=2e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data); bm.free()
    ob.location, ob.rotation_euler = (cx, cy, cz), (0, 0, rot)
    return ob


def lathe(profile, mat, loc=(0, 0, 0), n=48, name="lathe", flutes=0, fl=.0):
    """Revolve [(radius, z), ...] about z; optional fluting."""
    pr = np.array(profile, float)
    th = np.linspace(0, TAU, n, endpoint=False)
    k = 1 + (fl * np.abs(np.cos(th * flutes / 2)) if flutes else 0)
    X, Y = pr[:, :1] * np.cos(th) * k, pr[:, :1] * np.sin(th) * k
    Z = np.repeat(pr[:, 1:], n, 1)
    P = np.stack([X, Y, Z], -1).reshape(-1, 3)
    U = np.broadcast_to(th / TAU * 2 * pr[:, 0].max() * math.pi, X.shape)
    ob = raw_mesh(name, P, grid_faces(len(pr), n, True), np.stack([U, Z], -1).reshape(-1, 2), mat)
    ob.location = loc
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(48)
    return ob


def cyl(x, y, z0, z1, r, mat, n=40, bev=.004):
    return lathe([(0, z0), (r - bev, z0), (r, z0 + bev), (r, z1 - bev), (r - bev, z1), (0, z1)], mat, (x, y, 0), n, "cyl")


def tube(points, r, mat, res=6, cyclic=False):
    """Round tube along points (poly curve)."""
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = "3D", r, res, True
    sp = cu.splines.new("POLY")
    sp.points.add(len(points) - 1)
    sp.points.foreach_set("co", np.c_[np.array(points, float), np.ones(len(points))].ravel())
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    ob = bpy.data.objects.new("tube", cu)
    bpy.context.scene.collection.objects.link(ob)
    cu.materials.append(mat)
    return ob


def torus(loc, R, r, mat, rot=(0, 0, 0), n=48, k=14, sx=1.):
    a, b = np.meshgrid(np.linspace(0, TAU, n, endpoint=False), np.linspace(0, TAU, k + 1))
    X, Y, Z = (R + r * np.cos(b)) * np.cos(a) * sx, (R + r * np.cos(b)) * np.sin(a), r * np.sin(b)
    ob = raw_mesh("torus", np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(k + 1, n, True), None, mat)
    ob.location, ob.rotation_euler = loc, rot
    return ob


def sphere(loc, r, mat, sz=1.):
    t = np.linspace(-math.pi / 2, math.pi / 2, 25)
    return lathe([(max(1e-4, r * math.cos(a)), r * sz * math.sin(a)) for a in t], mat, loc, 40, "sphere")


# --------------------------------------------------------------------------
# window treatments
# --------------------------------------------------------------------------
def drape(x0, x1, z0, z1, y, mat, style="wave", period=.16, amp=.055, seed=0, tie=None, tie_z=1.05, fullness=2.1, nper=26, nv=84, order=1., hem=True):
    """One curtain panel between x0..x1 from z1 (top) to z0 (hem).
    style: wave | pinch | eyelet | gather ; tie: None | 'L' | 'R' (side it is held back to)."""
    W, H = x1 - x0, z1 - z0
    n = max(2, int(round(W / period)))
    nu = n * nper + 1
    S, T = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv) ** 1.15)
    d = T * H
    P = W / n
    edge = smooth(0, .5 / n, S) * smooth(0, .5 / n, 1 - S)
    sw = S + order * vnoise(S * n * .7, 0, seed) * .28 / n * edge
    drift = order * vnoise(S * n * .55 + 3, d * .45, seed + 1) * 1.3 * smooth(.1, 1.6, d)
    th = TAU * n * sw + drift
    A = amp * (1 + .30 * order * vnoise(S * n * .8 + 9, d * .35, seed + 2))
    low = smooth(.0, .55, d)
    x_off = np.zeros_like(S)
    if style == "wave":
        prof = np.sin(th) + .10 * np.sin(3 * th)
        Y = A * prof * (.8 + .28 * smooth(0, 1.8, d))
        x_off = -.095 * P * np.sin(2 * th)
    elif style == "eyelet":
        prof = np.sin(th)
        Y = A * prof * (.95 + .15 * smooth(0, 2, d))
        x_off = -.085 * P * np.sin(2 * th)
    elif style == "pinch":
        c = (th / TAU) % 1 - .5                                     # pleat centre at c = 0
        fing = np.clip(1 - (c / .15) ** 2, 0, 1) ** .5 * (.55 + .45 * np.cos(c * TAU * 3 / .30))
        top = -.030 * fing + .008 * np.cos(c * TAU)
        wave = -(np.cos(c * TAU) + .22 * np.cos(2 * c * TAU)) * A * .95
        m = smooth(.07, .55, d)
        Y = top * (1 - m) + wave * m
        pinch = np.exp(-((d - .10) / .07) ** 2)
        x_off = -P * .10 * np.sin(c * TAU) * pinch + .05 * P * np.sin(2 * c * TAU) * m
    else:                                                            # gather / pencil pleat
        m = smooth(.02, .6, d)
        fine = .35 * np.sin(th * 2.7 + 2 * vnoise(S * n, 0, seed + 5))
        Y = A * ((1 - m) * fine * .6 + m * (np.sin(th) + .25 * np.sin(2.1 * th + 1)))
        x_off = -.07 * P * np.sin(2 * th) * m
    Y = Y + .006 * order * fbm(S * n * 2.3, d * 1.6, seed + 3, 3) * low
    X = x0 + W * S + x_off * edge
    Z = z1 - d
    if tie:
        s = S if tie == "L" else 1 - S                               # 0 at the wall side
        zt, wt, wb = tie_z, .17 + .035 * n, min(W * .62, .30 + .075 * n)
        up = np.clip((Z - zt) / (z1 - zt), 0, 1)
        dn = np.clip((zt - Z) / (zt - z0), 0, 1)
        f_up = wt + (W - wt) * np.sin(up * math.pi / 2) ** (1.05 + .35 * s)
        f_dn = wt + (wb - wt) * smooth(-.15, 1.1, dn) ** .8
        w = np.where(Z > zt, f_up, f_dn)
        k = np.clip(w / W, .2, 1)
        off = (x_off * edge) * k * .6
        inner = s * w
        X = (x0 + inner if tie == "L" else x1 - inner) + off
        sq = np.exp(-((Z - zt) / .22) ** 2)
        Y = Y * (1 - .45 * sq) - .05 * sq * np.sin(s * math.pi)
        Z = Z - .10 * s ** 1.5 * np.exp(-((Z - zt - .12) / .35) ** 2)   # belly sags over the band
        Z = Z + (.05 * s ** 2) * smooth(zt, z0, Z)                      # and the hem lifts
    ob = grid_mesh("drape", X, y + Y, Z, S * W * fullness, z1 - d + 0 * S, mat)
    ob.visible_shadow = not mat.name.startswith(("sheer", "screen"))   # daylight passes, no costly transparent shadows
    return ob


def tie_band(x, z, y, mat, w=.2, tassel=True, brass=None):
    """Rope tie-back with tassel around a held-back drape; x = centre of the waist."""
    a = np.linspace(0, TAU, 60, endpoint=False)
    for k in range(2):
        pts = [(x + (w / 2 + .012) * math.cos(t), y + .085 * math.sin(t), z + .035 * math.cos(t) * (1 if k else .9) + .02 * k + .004 * math.sin(18 * t)) for t in a]
        tube(pts, .0085, mat, cyclic=True)
    if tassel:
        tx, tz, ty = x + w * .12, z - .06, y - .115
        tube([(x + .01, y - .086, z), (tx, ty, tz + .02), (tx, ty, tz)], .004, mat)
        lathe([(.0, .02), (.012, .018), (.02, .005), (.017, -.008), (.012, -.014), (.02, -.022), (.018, -.03), (.011, -.034)], mat, (tx, ty, tz), 24)
        lathe([(.012, -.032), (.019, -.06), (.025, -.17), (.024, -.175), (0, -.172)], mat, (tx, ty, tz), 56, flutes=26, fl=.16)


def rod(x0, x1, z, y, mat, r=.014, finial="ball", brackets=True, rings=None):
    tube([(x0, y, z), (x1, y, z)], r, mat, 8)
    for sx, x in ((-1, x0), (1, x1)):
        if finial == "ball":
            sphere((x + sx * .028, y, z), .030, mat)
            lathe([(r * 1.5, -.008), (r * 1.7, 0), (r * 1.5, .008)], mat, (x, y, z)).rotation_euler = (0, math.pi / 2, 0)
        else:
            cy = lathe([(0, -.03), (r * 1.7, -.03), (r * 1.7, .03), (0, .03)], mat, (x, y, z)); cy.rotation_euler = (0, math.pi / 2, 0)
        if brackets:
            bx = x - sx * .06
            tube([(bx, y, z), (bx, 0, z)], r * .7, mat)
            lathe([(0, 0), (.032, 0), (.03, .008), (0, .012)], mat, (bx, 0, z)).rotation_euler = (math.pi / 2, 0, 0)
    for x in rings or []:
        torus((x, y, z - .012), .027, .0042, mat, (0, math.pi / 2, 0), 36, 10)


def curtain_set(cx, w, top, mat, sheer_mat=None, style="wave", stack=.62, y=-.16, hardware="track", tie=False, hang=None, seed=1,
                period=.16, amp=.055, z0=.012, brass="gold", overlap=.28, closed=0., sides="LR", tie_mat=None, order=1., sheer_y=None, tie_z=1.05):
    """A pair of curtains either side of a window centred on cx (clear width w), plus optional sheers.
    closed 0..1 draws them together; hardware: track | rod | recess | none."""
    xl, xr = cx - w / 2 - overlap, cx + w / 2 + overlap
    half = (xr - xl) / 2
    pw = stack + (half - stack) * closed
    b = metal(brass)
    ztop = top
    if sheer_mat:
        sy = sheer_y if sheer_y is not None else y + .15
        drape(xl + .05, cx + .004, z0, ztop, sy, sheer_mat, "wave", period * .62, min(.032, amp * .5), seed + 50, order=order)
        drape(cx - .004, xr - .05, z0, ztop, sy, sheer_mat, "wave", period * .62, min(.032, amp * .5), seed + 60, order=order)
    rings = []
    for sd in sides:
        a, c = (xl, xl + pw) if sd == "L" else (xr - pw, xr)
        if tie:
            c2 = (cx - .01) if sd == "L" else (cx + .01)
            a, c = (xl, c2) if sd == "L" else (c2, xr)
            per = period * 1.35
            n = max(2, int(round((c - a) / per)))
            drape(a, c, z0, ztop, y, mat, style, per, amp, seed + (0 if sd == "L" else 9), tie=sd, order=order, tie_z=tie_z)
            wt = .17 + .035 * n
            tie_band(a + wt / 2 if sd == "L" else c - wt / 2, tie_z, y - .03, tie_mat or fabric("gold", "silk"), wt + .02)
        else:
            drape(a, c, z0, ztop, y, mat, style, period, amp, seed + (0 if sd == "L" else 9), order=order)
        n = max(2, int(round((c - a) / (period * (1.35 if tie else 1)))))
        P = (c - a) / n
        rings += [a + P * (k + .5) for k in range(n)]
        if style == "eyelet":
            for k in range(2 * n):
                torus((a + P * (k * .5 + .0) + .25 * P * 0, y, ztop - .055), .034, .007, b, (0, math.radians(90), 0), 36, 10)
    if hardware == "rod":
        zr = ztop - .055 if style == "eyelet" else ztop + .038
        rod(xl - .1, xr + .1, zr, y, b, .015, rings=None if style == "eyelet" else rings)
    elif hardware == "track":
        box(xl - .03, xr + .03, y - .022, y + .022, ztop, ztop + .028, plain("white", .4), .004)
        if sheer_mat:
            box(xl - .03, xr + .03, y + .09, y + .13, ztop, ztop + .028, plain("white", .4), .004)


def roman(cx, w, z_top, z_bot, y, mat, folds=4, lip=.13, brass=False, sag=.0, seed=0, rods=.30):
    """Roman blind: flat cloth with rod lines, bottom stacked in soft folds."""
    H = z_top - z_bot
    stack_h = folds * lip * .55
    pts = []
    flat = H - stack_h
    for t in np.linspace(0, 1, 60):
        z = z_top - flat * t
        ph = ((flat * t) % rods) / rods
        pts.append((-.006 - .010 * math.sin(math.pi * ph) ** 2, z))
    z = z_top - flat
    for k in range(folds):
        l = lip * (1 + .10 * k)
        for t in np.linspace(0.04, 1, 22):
            yy = -.014 - .05 * math.sin(math.pi * min(1, t * 1.04)) ** .8 * (1 + .12 * k) - .004 * (folds - k)
            zz = z - l * math.sin(math.pi * .5 * min(1, t / .8)) + (l * .45 * smooth(.8, 1, t))
            pts.append((yy, zz))
        z -= lip * .55
    pts = np.array(pts)
    seg = np.r_[0, np.cumsum(np.hypot(*np.diff(pts, axis=0).T))]
    nu = 60
    S = np.linspace(-1, 1, nu)[None, :]
    Yp, Zp = pts[:, :1], pts[:, 1:]
    k = smooth(z_top - flat * .6, z_bot, Zp)
    X = cx + S * w / 2 + 0 * Yp
    Z = Zp - sag * (1 - S ** 2) * k + .004 * vnoise(S * 3, Zp * 4, seed) * k
    Y = y + Yp * (1 + .12 * vnoise(S * 2.2, Zp * 3, seed + 1)) - .008 * k * np.cos(S * 2)
    grid_mesh("roman", X, Y, Z, (S + 1) * w / 2 + 0 * Yp, -seg[:, None] + 0 * S, mat)
    box(cx - w / 2, cx + w / 2, y - .002, y + .05, z_top - .005, z_top + .04, plain("white", .5), .006)


def roller(cx, w, z_top, z_bot, y, mat, cassette="white", bar=None, chain=True, zebra=False, box_h=.085):
    """Roller blind: cassette, flat cloth, weighted bottom bar, bead chain."""
    c = plain(cassette, .35, .5) if isinstance(cassette, str) else cassette
    box(cx - w / 2 - .012, cx + w / 2 + .012, y - .05, y + .045, z_top - box_h, z_top, c, .014, 4)
    S, T = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 60))
    for k in range(2 if zebra else 1):
        yy = y + .012 + .018 * k
        Z = z_top - box_h * .7 - T * (z_top - box_h * .7 - z_bot)
        ob = grid_mesh("roller", cx + S * (w / 2 - .012), yy - .003 * (1 - S ** 2) * T + .0006 * vnoise(S * 5, T * 6), Z, S * w / 2, Z + k * .016 * (1 if zebra else 0), mat)
        ob.visible_shadow = False
    b = bar or c
    box(cx - w / 2 + .01, cx + w / 2 - .01, y + .0, y + .03, z_bot - .026, z_bot + .004, b, .008, 3)
    if chain:
        x = cx + w / 2 - .006
        pts = [(x, y - .05, z_top - .05), (x + .004, y - .052, z_bot + .35), (x, y - .045, z_bot + .25), (x - .012, y - .05, z_bot + .35), (x - .01, y - .045, z_top - .05)]
        tube(pts, .0022, plain("white", .3, .5), 3)


def venetian(cx, w, z_top, z_bot, y, mat, slat=.05, tilt=35., thick=.003, curve=.0, tapes=None, brass=False, rail=None, spacing=None):
    """Venetian blind: tilted slats, headrail, bottom rail, ladder cords or tapes, wand."""
    rail = rail or mat
    box(cx - w / 2, cx + w / 2, y - .03, y + .03, z_top - .055, z_top, rail, .006)
    sp = spacing or slat * .86
    nsl = int((z_top - .085 - z_bot) / sp)
    a = math.radians(tilt)
    m = 9 if curve else 5
    q = np.linspace(-.5, .5, m)
    cs = np.c_[q * slat, curve * (1 - (2 * q) ** 2)]                       # cross-section (y, z)
    outline = np.concatenate([cs + [0, thick / 2], cs[::-1] - [0, thick / 2]])
    rngs = np.random.RandomState(5)
    for i in range(nsl):
        z = z_top - .085 - i * sp
        aa = a + rngs.uniform(-.012, .012)
        R = np.array([[math.cos(aa), -math.sin(aa)], [math.sin(aa), math.cos(aa)]])
        o = outline @ R.T
        k = len(o)
        xs = np.array([-w / 2 + .004, w / 2 - .004])
        V = np.array([[x, p[0], p[1]] for x in xs for p in o])
        F = [[j, (j + 1) % k, k + (j + 1) % k, k + j] for j in range(k)]
        ob = raw_mesh("slat", V, np.array(F), None, mat, smooth_=bool(curve))
        if curve:
            ob.data.use_auto_smooth = True
            ob.data.auto_smooth_angle = math.radians(50)
        ob.location = (cx, y, z)
    box(cx - w / 2, cx + w / 2, y - slat * .42, y + slat * .42, z_bot - .012, z_bot + .012, rail, .005)
    n = max(2, int(round(w / .55)))
    for k in range(n):
        x = cx + (-.5 + (k + .5) / n) * w
        for dy in (-slat * .52 * math.cos(a), slat * .52 * math.cos(a)):
            if tapes:
                box(x - .018, x + .018, y + dy - .0006, y + dy + .0006, z_bot, z_top - .05, tapes)
            else:
                tube([(x, y + dy, z_bot), (x, y + dy, z_top - .05)], .0012, plain("white", .6), 2)
    tube([(cx - w / 2 + .09, y - .04, z_top - .05), (cx - w / 2 + .085, y - .045, z_top - .95)], .0045, rail, 4)


def vertical(cx, w, z_top, z_bot, y, mat, vane=.127, angle=50., rail="white", gap=None, seed=0):
    """Vertical blind: fabric vanes turned by `angle`, headrail, bottom weights and chain."""
    box(cx - w / 2 - .02, cx + w / 2 + .02, y - .022, y + .022, z_top, z_top + .045, plain(rail, .35), .006)
    sp = vane * .86
    n = int(w / sp)
    rng = np.random.RandomState(seed)
    for i in range(n):
        x = cx - w / 2 + (i + .5) * w / n
        a = math.radians(angle + rng.uniform(-2.5, 2.5))
        S, T = np.meshgrid(np.linspace(-.5, .5, 7), np.linspace(0, 1, 24))
        bow = .010 * (1 - (2 * S) ** 2)
        tw = .03 * vnoise(T * 2, i * 7.3, seed)
        X, Y = S * vane, bow + 0 * T
        ca, sa = np.cos(a + tw), np.sin(a + tw)
        grid_mesh("vane", x + X * ca - Y * sa, y + X * sa + Y * ca, z_top - .015 - T * (z_top - .015 - z_bot), S * vane + i * .13, z_top * (1 - T), mat)
        tube([(x, y, z_top - .02), (x, y, z_top + .01)], .004, plain("white", .4), 3)
        box(-vane * .42, vane * .42, -.003, .003, -.018, .018, plain("white", .5), .002).rotation_euler = (0, 0, a)
        bpy.context.scene.collection.objects[-1].location = (x, y, z_bot + .018)
    tube([(cx - w / 2 + .05, y - .055, z_bot + .02), (cx + w / 2 - .05, y - .055, z_bot + .02)], .0016, plain("white", .4), 2)
    tube([(cx + w / 2 + .0, y - .05, z_top), (cx + w / 2 + .003, y - .055, z_bot + .6)], .0035, plain("white", .4), 3)


# --------------------------------------------------------------------------
# architecture
# --------------------------------------------------------------------------
def window_wall(x0, x1, h, openings, wall, thick=.28):
    """Wall at y 0..thick with openings [(cx, w, sill, head), ...] sorted by x."""
    x = x0
    for cx, w, s, t in openings:
        a, b = cx - w / 2, cx + w / 2
        box(x, a, 0, thick, 0, h, wall)
        box(a, b, 0, thick, t, h, wall)
        if s > .01:
            box(a, b, 0, thick, 0, s - .02, wall)
            box(a - .04, b + .04, -.05, thick, s - .035, s, plain("white", .4), .008)
        x = b
    box(x, x1, 0, thick, 0, h, wall)


def window_frame(cx, w, sill, head, kind="modern", y=.16, color=None):
    c = plain(color or ("#2A2724" if kind == "modern" else "white"), .4, .5)
    a, b, f, d = cx - w / 2, cx + w / 2, .05 if kind != "classic" else .06, .06
    box(a, a + f, y, y + d, sill, head, c, .004); box(b - f, b, y, y + d, sill, head, c, .004)
    box(a + f, b - f, y, y + d, sill, sill + f, c, .004); box(a + f, b - f, y, y + d, head - f, head, c, .004)
    if kind == "modern":
        n = max(1, int(round(w / 1.15)))
        for k in range(1, n):
            x = a + k * w / n
            box(x - .025, x + .025, y, y + d, sill + f, head - f, c, .004)
    elif kind == "classic":
        n = max(2, int(round(w / .62)))
        m = max(2, int(round((head - sill) / .68)))
        for k in range(1, n):
            x = a + k * w / n
            box(x - (.03 if n % 2 == 0 and k == n // 2 else .014), x + (.03 if n % 2 == 0 and k == n // 2 else .014), y + .005, y + d - .005, sill, head, c, .004)
        for k in range(1, m):
            z = sill + k * (head - sill) / m
            box(a, b, y + .008, y + d - .008, z - .013, z + .013, c, .004)


def panel(x0, x1, z0, z1, mat, y=0., w=.035, d=.018):
    """Wall moulding frame."""
    for a, b, c, e in ((x0, x1, z0, z0 + w), (x0, x1, z1 - w, z1), (x0, x0 + w, z0 + w, z1 - w), (x1 - w, x1, z0 + w, z1 - w)):
        box(a, b, y - d, y + .002, c, e, mat, .007, 3)


def room(x0=-3.2, x1=3.2, h=3.0, d=6.5, openings=((0, 2.4, 0, 2.6),), wall="ivory", floor="oak", frame="modern", skirting=True, cornice=True,
         left=True, right=True, recess=False, skyline="day", ceiling=True, wallmat=None, view=1.0, view_x=None, view_z=0., frame_color=None):
    """Window wall + side walls + floor + ceiling + skyline.  The camera side stays open."""
    wm = wallmat or paint(wall)
    white = plain("white", .6, .3)
    window_wall(x0, x1, h + (.2 if recess else 0), openings, wm)
    for o in openings:
        window_frame(*o, kind=frame, color=frame_color)
    fl = {"oak": lambda: oak_floor(), "oakdark": lambda: oak_floor("#B79A80"), "oakpale": lambda: oak_floor("#FFF4E4"), "marble": lambda: marble(),
          "marblebeige": lambda: marble("#DCCFBB", "#A98F6E"), "carpet": lambda: rugmat("greige", "taupe")}[floor]()
    fo = raw_mesh("floor", [(x0, -d, 0), (x1, -d, 0), (x1, .3, 0), (x0, .3, 0)], [[0, 1, 2, 3]], [(x0, -d), (x1, -d), (x1, 0), (x0, 0)], fl)
    if ceiling:
        if recess:                                                   # curtain recess + glowing cove
            box(x0, x1, -d, -.38, h, h + .2, white)
            box(x0, x1, -.38, .3, h + .16, h + .2, white)
        else:
            box(x0, x1, -d, .3, h, h + .1, white)
    if left:
        box(x0 - .2, x0, -d, .3, 0, h + .2, wm)
    if right:
        box(x1, x1 + .2, -d, .3, 0, h + .2, wm)
    edges = [x0] + [v for cx, w, s, t in openings if s < .02 for v in (cx - w / 2, cx + w / 2)] + [x1]
    if skirting:
        for a, b in zip(edges[::2], edges[1::2]):
            box(a, b, -.018, .0, 0, .11, white, .006)
        if left:
            box(x0, x0 + .018, -d, 0, 0, .11, white, .006)
        if right:
            box(x1 - .018, x1, -d, 0, 0, .11, white, .006)
    if cornice and not recess:
        for k, (a, b) in enumerate(((.03, .10), (.055, .055), (.085, .028))):
            box(x0, x1, -a, 0, h - b, h, white, .008, 3)
            if left:
                box(x0, x0 + a, -d, 0, h - b, h, white, .008, 3)
            if right:
                box(x1 - a, x1, -d, 0, h - b, h, white, .008, 3)
    backdrop(skyline, view, sum(o[0] for o in openings) / len(openings) * 3.4 + .5 if view_x is None else view_x, view_z)
    return fo


def backdrop(kind="day", strength=1.0, x=0., z=0.):
    m = Mat("backdrop")
    im = m.n("TexImage", {"Vector": m.n("TexCoord").outputs["UV"]}, image=tex_skyline(kind))
    mat = m.done(m.n("Emission", {"Color": im.outputs[0], "Strength": 1.15 * strength}))
    w, y = 22., 16.
    h = w / 2
    ob = raw_mesh("backdrop", [(x - w / 2, y, -2.4 + z), (x + w / 2, y, -2.4 + z), (x + w / 2, y, -2.4 + z + h), (x - w / 2, y, -2.4 + z + h)], [[0, 1, 2, 3]], [(0, 0), (1, 0), (1, 1), (0, 1)], mat)
    ob.visible_diffuse = False
    ob.visible_shadow = False
    return ob


# --------------------------------------------------------------------------
# furniture and props
# --------------------------------------------------------------------------
def group(fn, loc=(0, 0, 0), rot=0., scale=1.):
    """Run fn() and move everything it created under one empty."""
    before = set(bpy.context.scene.collection.objects)
    fn()
    e = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(e)
    for o in set(bpy.context.scene.collection.objects) - before:
        if o is not e and o.parent is None:
            o.parent = e
    e.location, e.rotation_euler, e.scale = loc, (0, 0, rot), (scale,) * 3
    return e


def cushion(loc, w=.5, h=None, t=.17, mat=None, rot=(0, 0, 0), piping=None, chop=.5, seed=0, n=44):
    """Scatter cushion standing in its local x-z plane, facing -y."""
    h = h or w
    q = np.linspace(-1, 1, n)
    x, z = np.meshgrid(q, q)
    X = w / 2 * x * (1 - .075 * (1 - z ** 2))
    Z = h / 2 * z * (1 - .075 * (1 - x ** 2))
    th = t / 2 * (np.clip(1 - x ** 4, 0, 1) * np.clip(1 - z ** 4, 0, 1)) ** .42
    dent = chop * np.exp(-(x / .28) ** 2) * smooth(.0, 1, z)
    Z = Z - dent * .16 * h
    th = th * (1 - .35 * dent)
    r = np.hypot(np.abs(x) - 1, np.abs(z) - 1)
    wr = .010 * np.sin(np.arctan2(np.abs(z) - 1, np.abs(x) - 1) * 16 + 3 * vnoise(x * 2, z * 2, seed)) * np.exp(-(r / .5) ** 2) * smooth(.05, .3, r)
    wr = wr + .007 * fbm(x * 3, z * 3, seed, 3)
    inside = np.clip(1 - np.maximum(np.abs(x), np.abs(z)) ** 8, 0, 1)
    V, F, U = [], [], []
    for k, sg in enumerate((-1, 1)):
        V.append(np.stack([X, sg * (th + wr * inside), Z], -1).reshape(-1, 3))
        f = grid_faces(n, n) + k * n * n
        F.append(f if sg < 0 else f[:, ::-1])
        U.append(np.stack([x * w / 2 + .03, z * h / 2], -1).reshape(-1, 2))
    ob = raw_mesh("cushion", np.concatenate(V), np.concatenate(F), np.concatenate(U), mat)
    bm = bmesh.new(); bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bm.to_mesh(ob.data); bm.free()
    ob.location, ob.rotation_euler = loc, rot
    if piping:
        per = np.concatenate([np.stack([X[0], Z[0]], -1), np.stack([X[1:, -1], Z[1:, -1]], -1), np.stack([X[-1, -2::-1], Z[-1, -2::-1]], -1), np.stack([X[-2:0:-1, 0], Z[-2:0:-1, 0]], -1)])
        tb = tube([(p[0], 0, p[1]) for p in per], .0055, piping, 3, True)
        tb.location, tb.rotation_euler = loc, rot
    return ob


def sofa(mat, w=2.3, d=.95, seats=3, legs="gold", arm=.16, h=.72, seed=0, back_pillow=True):
    """Facing -y, origin at floor centre."""
    lg = metal(legs)
    softbox(0, 0, .24, w, d, .2, mat, .035, .0, seed=seed)
    sw = (w - 2 * arm) / seats
    for i in range(seats):
        x = -w / 2 + arm + sw * (i + .5)
        softbox(x, -.04, .405, sw - .006, d - .14, .17, mat, .055, .022, seed=seed + i)
        if back_pillow:
            o = softbox(x, d / 2 - .26, .62, sw - .01, .2, .44, mat, .085, .035, seed=seed + 5 + i)
            o.rotation_euler = (math.radians(-10), 0, 0)
    softbox(0, d / 2 - .09, .46, w, .17, h - .2, mat, .06, .0, seed=seed + 9)
    for sx in (-1, 1):
        softbox(sx * (w / 2 - arm / 2), -.0, .39, arm, d, .48, mat, .065, .008, seed=seed + 11 + sx)
        for y in (-d / 2 + .08, d / 2 - .08):
            tube([(sx * (w / 2 - .1), y, .15), (sx * (w / 2 - .09), y, .0)], .014, lg)


def armchair(mat, legs="gold", seed=0):
    """Tub chair, facing -y."""
    nu, nv = 60, 26
    a, t = np.meshgrid(np.linspace(-.16 * math.pi, 1.16 * math.pi, nu), np.linspace(0, TAU, nv))
    # rounded slab swept round the back: cross-section is a stadium 0.13 thick
    hgt = .36 - .12 * np.cos(a - math.pi / 2) * -1 * .6 - .05
    hgt = .30 + .10 * np.clip(np.sin(a), 0, 1)
    cr, cz = .065 * np.cos(t), np.sin(t)
    cz = np.sign(cz) * np.abs(cz) ** .45
    R = .36 + np.sign(cr) * np.abs(cr / .065) ** .6 * .065
    X, Y, Z = R * np.cos(a), R * np.sin(a) * .95, .47 + cz * hgt * .5 + (hgt - .3) * .5
    grid_mesh("tub", X, Y, Z, a * .4, t * .2, mat)
    for k in (0, -1):                                                    # arm fronts
        c = np.array([X[:, k].mean(), Y[:, k].mean(), Z[:, k].mean()])
        softbox(c[0], c[1], c[2] - .005, .135, .10, hgt[0, k] + .0, mat, .05, .012, seed=seed + k)
    softbox(0, -.04, .415, .62, .62, .16, mat, .07, .03, seed=seed)
    lathe([(0, .2), (.33, .2), (.34, .23), (.34, .33), (0, .33)], mat, (0, 0, 0))
    for x, y in ((-.24, -.22), (.24, -.22), (-.22, .24), (.22, .24)):
        tube([(x, y, .22), (x * 1.12, y * 1.12, 0)], .013, metal(legs))


def side_table(x, y, r=.24, h=.52, top=None, leg="gold"):
    m = metal(leg)
    cyl(x, y, h - .022, h, r, top or marble(tile=0, scale=2.5))
    torus((x, y, h - .026), r - .006, .007, m)
    cyl(x, y, .012, h - .02, .018, m)
    cyl(x, y, .0, .030, r * .72, m)


def coffee_table(x, y, r=.42, h=.36, mat=None, flute=True):
    mat = mat or wood("oak", axis="Z")
    lathe([(r * .80, .0), (r * .84, .02), (r * .84, h - .05), (r * .80, h - .04)], mat, (x, y, 0), 144 if flute else 64, flutes=44 if flute else 0, fl=.03)
    cyl(x, y, h - .04, h, r, marble(tile=0, scale=2.), 64, .008)


def books(x, y, z, n=3, rot=.2, seed=0):
    rng = np.random.RandomState(seed)
    cols = ["#D9CBB3", "#3E4A4A", "#EFE8DC", "#A88A5C", "#6A5A4C", "#20304A"]
    for i in range(n):
        w, d, t = rng.uniform(.22, .29), rng.uniform(.16, .21), rng.uniform(.02, .035)
        o = box(-w / 2, w / 2, -d / 2, d / 2, 0, t, plain(cols[(i + seed) % 6], .6), .003)
        p = box(-w / 2 + .003, w / 2 + -.004, -d / 2 - .0005, d / 2 - .004, .003, t - .003, plain("#F2ECDF", .9))
        for q in (o, p):
            q.location = (x, y, z + t / 2); q.rotation_euler = (0, 0, rot + rng.uniform(-.15, .15) * (q is o))
        p.rotation_euler = o.rotation_euler
        z += t
    return z


def vase(x, y, z, mat=None, h=.26, r=.09, kind=0):
    mat = mat or plain("#E9E1D3", .55)
    prof = [[(.0, 0), (.55, 0), (.75, .1), (1., .42), (.86, .68), (.42, .86), (.36, .93), (.45, 1.), (.40, 1.), (.30, .92), (.3, .8)],
            [(0, 0), (.5, 0), (.62, .05), (.92, .5), (1., .72), (.9, .93), (.7, 1.), (.64, .99), (.8, .9), (.85, .7)],
            [(0, 0), (.7, 0), (.8, .03), (.8, .95), (.76, 1.), (.7, .98), (.7, .3)]][kind]
    t = np.linspace(0, 1, len(prof))
    from scipy.interpolate import PchipInterpolator
    tt = np.linspace(0, 1, 60)
    p = PchipInterpolator(t, np.array(prof))(tt)
    return lathe([(max(1e-4, a * r), b * h) for a, b in p], mat, (x, y, z), 56)


def branches(x, y, z, n=7, h=.75, spread=.35, kind="leaf", seed=0, color=None):
    """Stems out of a vase: 'leaf' eucalyptus-like, 'pampas' plumes."""
    rng = np.random.RandomState(seed)
    stem = plain("#8A7A58" if kind == "pampas" else "#6B6B45", .7)
    V, F, U, base = [], [], [], 0
    for i in range(n):
        a, s, hh = rng.uniform(0, TAU), rng.uniform(.3, 1) * spread, h * rng.uniform(.75, 1.1)
        t = np.linspace(0, 1, 16)
        px, py, pz = x + math.cos(a) * s * t ** 1.7, y + math.sin(a) * s * t ** 1.7, z + hh * t - .1 * s * t ** 3
        tube(np.c_[px, py, pz], .0026, stem, 2)
        if kind == "leaf":
            for k in range(16):
                tt = .3 + .7 * k / 15
                c = np.array([np.interp(tt, t, px), np.interp(tt, t, py), np.interp(tt, t, pz)])
                l, wd = rng.uniform(.035, .06), rng.uniform(.014, .022)
                az, el = rng.uniform(0, TAU), rng.uniform(-.2, .9)
                d = np.array([math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)])
                sd = np.cross(d, [0, 0, 1.]); sd /= np.linalg.norm(sd) + 1e-6
                q = np.linspace(0, 1, 5)
                for j in q:
                    ww = wd * math.sin(math.pi * min(.98, .1 + .9 * j)) ** .7
                    ctr = c + d * l * j - np.array([0, 0, .012 * j * j])
                    V += [ctr - sd * ww, ctr + np.array([0, 0, -.003]), ctr + sd * ww]
                    U += [(0, j), (.5, j), (1, j)]
                for j in range(4):
                    o = base + j * 3
                    F += [[o, o + 1, o + 4, o + 3], [o + 1, o + 2, o + 5, o + 4]]
                base += 15
        else:
            for k in range(260):
                tt = .55 + .45 * rng.uniform() ** .9
                c = np.array([np.interp(tt, t, px), np.interp(tt, t, py), np.interp(tt, t, pz)])
                l = .11 * (1.15 - abs(tt - .75) * 2.) * rng.uniform(.6, 1.1)
                az = rng.uniform(0, TAU)
                d = np.array([math.cos(az) * .55, math.sin(az) * .55, rng.uniform(.3, 1.)])
                sd = np.array([-math.sin(az), math.cos(az), 0]) * .0009
                droop = np.array([0, 0, -.03 * rng.uniform()])
                V += [c - sd, c + sd, c + d * l * .6 + sd * .8, c + d * l * .6 - sd * .8, c + d * l + droop + sd * .2, c + d * l + droop - sd * .2]
                U += [(0, 0)] * 6
                F += [[base, base + 1, base + 2, base + 3], [base + 3, base + 2, base + 4, base + 5]]
                base += 6
    raw_mesh("foliage", np.array(V), np.array(F), np.array(U), leafmat(color or "#7D8C6A") if kind == "leaf" else plain(color or "#DCC9A8", .9, .1))


def plant(x, y, h=1.7, seed=0, pot="#E7DFD2", n=11, color="#3F6236", r=.19, ph=.36):
    """Strelitzia-like floor plant: arching stems with large blades."""
    rng = np.random.RandomState(seed)
    lathe([(0, 0), (r * .78, 0), (r * .82, .01), (r, ph * .6), (r * 1.02, ph), (r * .94, ph), (r * .9, ph - .04), (0, ph - .045)], plain(pot, .7, .3), (x, y, 0), 48)
    lathe([(0, ph - .04), (r * .92, ph - .05)], plain("#3A2E24", .95, .1), (x, y, 0), 24)
    lm, sm = leafmat(color), plain("#5F7A45", .5, .3)
    for i in range(n):
        a = i * 2.4 + rng.uniform(-.3, .3)
        L = (h - ph) * rng.uniform(.55, .98)
        out = rng.uniform(.14, .42) * (1.1 if i % 3 else .6) * h / 1.7
        t = np.linspace(0, 1, 14)
        bx, by = x + .04 * math.cos(a), y + .04 * math.sin(a)
        sx, sy, sz = bx + math.cos(a) * out * t ** 1.8, by + math.sin(a) * out * t ** 1.8, ph - .06 + L * .62 * t
        tube(np.c_[sx, sy, sz], .009, sm, 3)
        l, w = L * .55 * rng.uniform(.85, 1.1) + .1, rng.uniform(.085, .125) * h / 1.7
        q, s = np.meshgrid(np.linspace(0, 1, 20), np.linspace(-1, 1, 9))
        el0, bend = math.radians(rng.uniform(60, 82)), math.radians(rng.uniform(40, 85))
        el = el0 - bend * q
        dq = l / 19
        cx, cz = np.cumsum(np.cos(el), 1) * dq, np.cumsum(np.sin(el), 1) * dq
        wid = w * np.sin(math.pi * np.clip(.06 + .94 * q, 0, 1) ** .75) ** .85
        fold = .35 * np.abs(s) * wid
        side = s * wid * (1 + .05 * np.sin(q * 30 + i))
        tw = rng.uniform(-.5, .5)
        ca, sa = math.cos(a + tw), math.sin(a + tw)
        nx, nz = -np.sin(el), np.cos(el)
        fx, fz = cx + nx * fold * .8, cz + nz * fold * .8 + .012 * np.sin(q * 24 + s * 2 + i) * np.abs(s)
        X, Y, Z = sx[-1] + ca * fx - sa * side, sy[-1] + sa * fx + ca * side, sz[-1] + fz
        grid_mesh("blade", X, Y, Z, s * .5 + .5, q * 1.5, lm)


def olive_tree(x, y, h=1.9, seed=0, pot="#D9CDBB", r=.2, ph=.38):
    """Slim indoor tree with a loose crown of small leaves."""
    rng = np.random.RandomState(seed)
    lathe([(0, 0), (r * .8, 0), (r, ph * .5), (r * .98, ph), (r * .9, ph), (r * .88, ph - .04), (0, ph - .045)], plain(pot, .75, .25), (x, y, 0), 48)
    bark = plain("#6B5B49", .9, .15)
    t = np.linspace(0, 1, 14)
    tx, ty, tz = x + .05 * np.sin(t * 4 + seed), y + .04 * np.cos(t * 3), ph - .05 + (h * .62 - ph) * t
    tube(np.c_[tx, ty, tz], .017, bark, 4)
    V, F, U, b = [], [], [], 0
    for i in range(26):
        t0 = rng.uniform(.62, 1)
        p0 = np.array([np.interp(t0, t, tx), np.interp(t0, t, ty), np.interp(t0, t, tz)])
        a, el, L = rng.uniform(0, TAU), rng.uniform(.15, 1.35), h * rng.uniform(.16, .34)
        d = np.array([math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)])
        q = np.linspace(0, 1, 8)[:, None]
        pts = p0 + d * L * q + np.array([0, 0, .05]) * q ** 2 + rng.uniform(-.02, .02, (8, 3)) * q
        tube(pts, .0045, bark, 2)
        for k in range(64):
            tt = rng.uniform(.12, 1.05)
            c = p0 + d * L * tt + np.array([0, 0, .05]) * tt ** 2 + rng.normal(0, .02, 3)
            az, e2 = rng.uniform(0, TAU), rng.uniform(-.5, .9)
            dd = np.array([math.cos(az) * math.cos(e2), math.sin(az) * math.cos(e2), math.sin(e2)])
            sd = np.cross(dd, rng.normal(0, 1, 3)); sd /= np.linalg.norm(sd) + 1e-6
            l, wd = rng.uniform(.055, .09), rng.uniform(.009, .014)
            V += [c, c + dd * l * .5 - sd * wd, c + dd * l, c + dd * l * .5 + sd * wd]
            U += [(0, 0), (.5, 0), (1, 1), (.5, 1)]
            F.append([b, b + 1, b + 2, b + 3]); b += 4
    raw_mesh("leaves", np.array(V), np.array(F), np.array(U), leafmat("#66755A"), smooth_=False)


def rug(x0, x1, y0, y1, mat, z=.012):
    box(x0, x1, y0, y1, 0, z, mat, .008, 3)


def round_rug(x, y, r, mat):
    ob = lathe([(0, .014), (r - .02, .014), (r - .006, .011), (r, 0)], mat, (x, y, 0), 96)
    uv = ob.data.uv_layers[0].data
    co = [ob.data.vertices[l.vertex_index].co for l in ob.data.loops]
    for u, c in zip(uv, co):
        u.uv = (c.x, c.y)
    return ob


def floor_lamp(x, y, h=1.6, brass="gold", on=True):
    m = metal(brass)
    cyl(x, y, 0, .02, .15, m)
    tube([(x, y, .02), (x, y, h - .1)], .009, m)
    lathe([(.21, -.0), (.155, .27)], shade(glowing=1.3 if on else 0.), (x, y, h - .27), 56)


def table_lamp(x, y, z, h=.5, base=None, on=True):
    base = base or plain("#D8CCB8", .3, .5, coat=.5)
    vase(x, y, z, base, h * .52, .085, 1)
    cyl(x, y, z + h * .5, z + h * .6, .01, metal())
    lathe([(.165, 0), (.12, .21)], shade(glowing=1.5 if on else 0.), (x, y, z + h * .58), 56)


def pendant_ring(x, y, z, r=.45, top=3.0, glowing=6.):
    torus((x, y, z), r, .018, metal(), n=96)
    g = torus((x, y, z - .012), r, .0125, glow(strength=glowing), n=96)
    for k in range(3):
        a = k * TAU / 3 + .3
        tube([(x + r * math.cos(a), y + r * math.sin(a), z + .015), (x, y, top)], .0013, plain("#8a7a5a", .4), 2)


def pendant_globes(x, y, top, drops=((0, .7, .11), (.2, .95, .09), (-.17, 1.1, .08))):
    for dx, dz, r in drops:
        tube([(x + dx, y, top), (x + dx, y, top - dz)], .0025, metal(), 3)
        cyl(x + dx, y, top - dz - .0, top - dz + .05, .017, metal())
        sphere((x + dx, y, top - dz - r), r, glow("#FFEBCB", 2.2))


def wall_lights(x, z, y=-.0, h=.32):
    """Brass wall sconce with two glowing tubes."""
    lathe([(0, 0), (.045, 0), (.045, .012), (0, .016)], metal(), (x, y, z)).rotation_euler = (math.pi / 2, 0, 0)
    tube([(x, y - .0, z), (x, y - .07, z)], .007, metal())
    lathe([(0, -h / 2), (.03, -h / 2), (.033, -h / 2 + .01), (.033, h / 2 - .01), (.03, h / 2), (0, h / 2)], glow("#FFE7C4", 3.0), (x, y - .085, z), 32)
    for s in (-1, 1):
        cyl(x, y - .085, z + s * h / 2 - .012, z + s * h / 2 + .012, .036, metal(), 32)


def art(x, z, w, h, seed=0, y=-.015, frame="gold"):
    f = metal(frame) if frame == "gold" else plain(frame, .5)
    t = .022
    for a, b, c, d in ((-w / 2 - t, w / 2 + t, -h / 2 - t, -h / 2), (-w / 2 - t, w / 2 + t, h / 2, h / 2 + t), (-w / 2 - t, -w / 2, -h / 2, h / 2), (w / 2, w / 2 + t, -h / 2, h / 2)):
        box(x + a, x + b, y - .02, y + .012, z + c, z + d, f, .003)
    return raw_mesh("art", [(x - w / 2, y, z - h / 2), (x + w / 2, y, z - h / 2), (x + w / 2, y, z + h / 2), (x - w / 2, y, z + h / 2)], [[0, 1, 2, 3]], [(0, 0), (w / max(w, h), 0), (w / max(w, h), h / max(w, h)), (0, h / max(w, h))], picture(seed))


def bed(w=1.9, l=2.1, head_mat=None, linen=None, throw=None, pillows=("ivory", "gold"), head_h=1.25, channels=9):
    """Bed along -y from a headboard at y=0 (local); origin floor centre of the headboard."""
    hm = head_mat or fabric("greige", "velvet")
    ln = linen or fabric("white", "cotton", translucent=0.)
    cw = (w + .24) / channels
    for i in range(channels):
        softbox(-(w + .24) / 2 + cw * (i + .5), -.06, head_h / 2 + .02, cw + .004, .13, head_h, hm, .05, .012, seed=i, wrinkle=.001)
    softbox(0, -l / 2 - .1, .2, w, l, .22, hm, .03, .0)
    softbox(0, -l / 2 - .1, .43, w - .03, l - .03, .26, ln, .08, .01)
    # duvet: heightfield with soft wrinkles, hanging over the sides and foot
    nu, nv = 120, 120
    s, t = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, 1, nv))
    hw, over = w / 2 + .01, .34
    arc = s * (hw + over)
    ov = np.clip(np.abs(arc) - hw, 0, 9)
    ln_len = l - .62 + over
    ly = t * ln_len
    foot = np.clip(ly - (l - .62), 0, 9)
    puff = .028 * fbm(s * 3.2, t * 3.6, 21, 4) + .018 * np.sin(s * 3 + 5 * t + 2 * vnoise(s * 2, t * 2, 5))
    X = np.sign(s) * np.minimum(np.abs(arc), hw + .035) + .02 * ov * vnoise(t * 8, s, 3)
    Y = -.62 - np.minimum(ly, l - .62 + .04) + .02 * foot * vnoise(s * 6, t * 9, 8)
    Z = .605 + puff * (1 - smooth(0, .1, ov + foot)) - np.clip(ov - .03, 0, 9) - np.clip(foot - .03, 0, 9) * (ov < .02)
    X = X + np.sign(s) * ov * .12 * np.abs(vnoise(t * 14, 0, 4))
    grid_mesh("duvet", X, Y, Z, arc, ly, ln)
    fold = softbox(0, -.72, .625, w + .05, .34, .07, ln, .034, .01, seed=4, wrinkle=.01)
    for i, sx in enumerate((-1, 1)):
        for row, (dy, m, ww) in enumerate(((-.20, ln, .72), (-.34, fabric(pillows[0], "cotton", translucent=0.), .66))):
            cushion((sx * w * .24, dy, .76 + .02 * row), ww, .48, .2, m, (math.radians(-24 - 4 * row), 0, 0), chop=.15, seed=i + 3 * row)
    cushion((0, -.5, .75), .5, .36, .15, fabric(pillows[1], "velvet"), (math.radians(-30), 0, 0), seed=9, chop=.2)
    if throw:
        u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 30))
        arc = u * (hw + .40)
        ov = np.clip(np.abs(arc) - hw - .02, 0, 9)
        X = np.sign(u) * (np.minimum(np.abs(arc), hw + .075) + .22 * ov)
        Y = -l + .42 - v * .5 + .03 * vnoise(u * 3, 0, 3) + .015 * np.sin(v * 20) * 0
        Z = .652 + .008 * np.sin(v * 17 + 2 * vnoise(u * 4, v * 2, 2)) + .024 * fbm(u * 3.2, .6 + v * .3, 21, 3) - np.clip(ov - .02, 0, 9)
        grid_mesh("throw", X, Y, Z, arc, v * .5, throw)


def nightstand(x, y, mat=None):
    mat = mat or wood("walnut")
    box(x - .25, x + .25, y - .2, y + .2, .12, .52, mat, .008)
    for k in (0, 1):
        box(x - .235, x + .235, y - .212, y - .2, .135 + k * .19, .31 + k * .19, mat, .004)
        tube([(x - .05, y - .222, .225 + k * .19), (x + .05, y - .222, .225 + k * .19)], .005, metal())
    for sx in (-1, 1):
        tube([(x + sx * .21, y - .16, .12), (x + sx * .21, y - .16, 0)], .011, metal())


def console(x, y, w=1.3, h=.8, mat=None):
    mat = mat or wood("walnut")
    box(x - w / 2, x + w / 2, y - .18, y + .18, h - .04, h, marble(tile=0, scale=2.), .006)
    for sx in (-1, 1):
        for yy in (-.14, .14):
            tube([(x + sx * (w / 2 - .06), y + yy, 0), (x + sx * (w / 2 - .06), y + yy, h - .04)], .011, metal())
    tube([(x - w / 2 + .06, y, .12), (x + w / 2 - .06, y, .12)], .008, metal())


def desk(x, y, w=1.7, d=.75, mat=None):
    mat = mat or wood("walnut")
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, .71, .75, mat, .006)
    for sx in (-1, 1):
        box(x + sx * (w / 2 - .1) - .03, x + sx * (w / 2 - .1) + .03, y - d / 2 + .06, y + d / 2 - .06, 0, .71, metal(), .004)
    box(x - w / 2 + .25, x - w / 2 + .75, y - d / 2 + .08, y + d / 2 - .04, .56, .71, mat, .004)


def low_majlis(x0, x1, y, mat, cush, seed=0):
    """Low bench seating along the wall with bolsters and cushions."""
    box(x0, x1, y - .8, y, 0, .12, wood("walnut"), .006)
    n = max(1, int(round((x1 - x0) / .95)))
    w = (x1 - x0) / n
    for i in range(n):
        softbox(x0 + w * (i + .5), y - .40, .24, w - .006, .78, .25, mat, .05, .018, seed=seed + i)
        softbox(x0 + w * (i + .5), y - .10, .55, w - .02, .2, .40, mat, .07, .02, seed=seed + 20 + i).rotation_euler = (math.radians(-8), 0, 0)
    rng = np.random.RandomState(seed)
    for i in range(n + 1):
        m = cush[i % len(cush)]
        x = x0 + .24 + (x1 - x0 - .48) * i / n
        cushion((x, y - .30, .545), .44, .44, .16, m, (math.radians(-20), 0, rng.uniform(-.15, .15)), piping=metal() if i % 2 else None, seed=i)


def remote(x, y, z, rot=.3, color="#EDE8DF"):
    """Five-button handset."""
    def make():
        box(-.023, .023, -.075, .075, 0, .0125, plain(color, .35, .5, coat=.4), .006, 5)
        box(-.0232, .0232, -.0752, .0752, .0045, .0062, metal(), .002)
        for k, yy in enumerate((.045, .018, -.009)):
            lathe([(0, .0125), (.0105, .0125), (.0100, .0142), (0, .0146)], metal(rough=.2) if k == 1 else plain("#CFC6B6", .4), (0, yy, 0), 40)
        for k, xx in enumerate((-.01, .01)):
            lathe([(0, .0125), (.006, .0125), (.0055, .0138), (0, .014)], plain("#CFC6B6", .4), (xx, -.042, 0), 32)
        lathe([(0, .0128), (.0015, .0128)], glow("#9fe8c0", 4.), (0, .064, 0.0001), 12)
    return group(make, (x, y, z), rot)


def wall_switch(x, z, y=0., gang=2):
    w = .088 * gang
    box(x - w / 2, x + w / 2, y - .012, y, z - .044, z + .044, plain("#F1ECE3", .3, .5), .004, 4)
    box(x - w / 2 - .003, x + w / 2 + .003, y - .006, y, z - .047, z + .047, metal(), .002)
    for k in range(gang):
        cx = x - w / 2 + .088 * (k + .5)
        box(cx - .034, cx + .034, y - .0155, y - .01, z - .034, z - .001, plain("#F5F1E9", .3, .5), .0025, 3)
        box(cx - .034, cx + .034, y - .0155, y - .01, z + .001, z + .034, plain("#F5F1E9", .3, .5), .0025, 3)


# --------------------------------------------------------------------------
# light and camera
# --------------------------------------------------------------------------
def area(loc, target, size, power, color=(1, .96, .9), size_y=None, camera=False, spread=180):
    li = bpy.data.lights.new("area", "AREA")
    li.shape, li.size, li.size_y = "RECTANGLE", size, size_y or size
    li.energy, li.color = power, color
    li.spread = math.radians(spread)
    ob = bpy.data.objects.new("area", li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    ob.visible_camera = camera
    ob.visible_glossy = camera
    return ob


def sun(direction, strength=3.5, size=2.5, color=(1, .87, .68)):
    """direction = vector the light travels along."""
    li = bpy.data.lights.new("sun", "SUN")
    li.energy, li.angle, li.color = strength, math.radians(size), color
    ob = bpy.data.objects.new("sun", li)
    bpy.context.scene.collection.objects.link(ob)
    ob.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return ob


def world(color="#FFF3E2", strength=.5):
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value = lin(color), strength


def daylight(openings, power=42., sun_dir=(-.55, -.8, -.62), sun_power=4.2, fill=.55, tint=(.95, .98, 1.), warm="#FFF4E8", key=150., key_from=(-3.2, -4.6, 2.7), key_to=(.6, 0, 1.1),
             key_size=2.2, key_color=(1, .965, .92), key2=0., key2_from=(3.4, -5., 2.4)):
    """Sky light at every opening, a soft sun, an open-back fill and a raking studio key that models the folds."""
    for cx, w, s, t in openings:
        o = area((cx, .9, (s + t) / 2 + .1), (cx, -3, (s + t) / 2 - .6), w * 1.1, power * w * (t - s) / 4., tint, (t - s) * 1.1)
    if sun_power:
        sun(sun_dir, sun_power)
    world(warm, fill)
    if key:
        area(key_from, key_to, key_size, key, key_color, key_size * .8)
    if key2:
        area(key2_from, key_to, key_size, key2, key_color, key_size * .8)


def camera(loc, target, lens=35., shift_y=0., shift_x=0., fstop=None, focus=None, level=True):
    c = bpy.data.cameras.new("cam")
    ob = bpy.data.objects.new("cam", c)
    sc = bpy.context.scene
    sc.collection.objects.link(ob)
    ob.location = loc
    t = Vector(target)
    if level:
        t.z = loc[2]
    ob.rotation_euler = (t - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    c.lens, c.sensor_width, c.shift_x, c.shift_y, c.clip_start = lens, 36., shift_x, shift_y, .01
    c.sensor_fit = "HORIZONTAL"
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus) - Vector(loc)).length if focus is not None else (t - Vector(loc)).length
    sc.camera = ob
    return ob


# --------------------------------------------------------------------------
# render
# --------------------------------------------------------------------------
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()


def read_exr(path):
    """Minimal reader for Blender's uncompressed 32-bit multilayer EXR -> {channel: (h, w)} top row first."""
    import struct
    b = open(path, "rb").read()
    p, chans, win = 8, [], None
    while b[p] != 0:
        e = b.index(b"\0", p); name = b[p:e].decode(); p = e + 1
        e = b.index(b"\0", p); p = e + 1
        (sz,) = struct.unpack_from("<i", b, p); p += 4
        v = b[p:p + sz]; p += sz
        if name == "channels":
            q = 0
            while v[q] != 0:
                e = v.index(b"\0", q); chans.append((v[q:e].decode(), struct.unpack_from("<i", v, e + 1)[0])); q = e + 17
        elif name == "dataWindow":
            win = struct.unpack("<4i", v)
    p += 1
    w, h = win[2] - win[0] + 1, win[3] - win[1] + 1
    (off,) = struct.unpack_from("<q", b, p)
    row = len(chans) * w * 4
    raw = np.frombuffer(b, np.uint8, (row + 8) * h, off).reshape(h, row + 8)[:, 8:]
    data = np.ascontiguousarray(raw).view(np.float32).reshape(h, len(chans), w)
    return {c: data[:, i] for i, (c, _) in enumerate(chans)}


_lib = None


def denoise(A, B, R=7):
    """A, B: channel dicts of the two half-buffers -> (h, w, 3) linear."""
    global _lib
    if _lib is None:
        _lib = ctypes.CDLL(os.environ.get("ART_DENOISE", os.path.join(CACHE, "libdenoise.so")))
    g = lambda D, n, cs: np.stack([next(v for k, v in D.items() if k.endswith(n + "." + c)) for c in cs])
    a, b = g(A, "Combined", "RGB"), g(B, "Combined", "RGB")
    fa = np.concatenate([g(A, "Denoising Albedo", "RGB"), g(A, "Denoising Normal", "XYZ") * .5, g(A, "Denoising Depth", "Z")])
    fb = np.concatenate([g(B, "Denoising Albedo", "RGB"), g(B, "Denoising Normal", "XYZ") * .5, g(B, "Denoising Depth", "Z")])
    near = max(1e-3, np.percentile(fa[6][fa[6] < 1e3], 98) if (fa[6] < 1e3).any() else 1.)
    fa[6], fb[6] = np.clip(fa[6] / near, 0, 2) * 3, np.clip(fb[6] / near, 0, 2) * 3
    f = (fa + fb) / 2
    from scipy.ndimage import gaussian_filter
    fv = np.stack([gaussian_filter((x - y) ** 2 / 4, 1.5) for x, y in zip(fa, fb)])
    h, w = a.shape[1:]
    c = lambda z: np.ascontiguousarray(z, np.float32)
    # work on a soft-compressed signal so highlights do not dominate
    comp = lambda z: np.where(z < 1, z, 1 + np.log(np.maximum(z, 1)))
    fl = ctypes.c_float

    def run(a, b, f, fv):
        a, b, f, fv = c(a), c(b), c(f), c(fv)
        out = np.zeros_like(a)
        ptr = lambda z: z.ctypes.data_as(ctypes.c_void_p)
        _lib.denoise(ptr(a), ptr(b), ptr(f), ptr(fv), ptr(out), a.shape[2], a.shape[1], R, 2, fl(.75), fl(.9), fl(2e-3))
        return out

    from scipy.ndimage import zoom
    def down(z):                                                     # 2x2 mean (edge-padded)
        z = np.pad(z, ((0, 0), (0, z.shape[1] % 2), (0, z.shape[2] % 2)), "edge")
        return (z[:, ::2, ::2] + z[:, 1::2, ::2] + z[:, ::2, 1::2] + z[:, 1::2, 1::2]) / 4

    def up(z, hh, ww):
        return np.stack([zoom(p, 2, order=1, mode="nearest", grid_mode=True) for p in z])[:, :hh, :ww]

    def multiscale(a, b, f, fv, levels):
        out = run(a, b, f, fv)
        if levels:
            hh, ww = out.shape[1:]
            low = multiscale(down(a), down(b), down(f), down(fv) / 3, levels - 1)
            out = out - up(down(out), hh, ww) + up(low, hh, ww)
        return np.maximum(out, 0)

    out = multiscale(comp(a), comp(b), f, fv, 2)
    out = np.where(out < 1, out, np.exp(np.minimum(out, 4) - 1))
    return np.moveaxis(out, 0, -1)


def finish(img, bloom=.05, vignette=.10, sharpen=.25):
    """Lens bloom, vignette and a touch of sharpening, in linear light."""
    from scipy.ndimage import gaussian_filter
    h, w = img.shape[:2]
    if bloom:
        hi = np.clip(img - .9, 0, 3)
        s = max(w, h)
        gl = sum(gaussian_filter(hi, (s * k, s * k, 0)) for k in (.006, .02, .05)) / 3
        img = img + bloom * 4 * gl
    if sharpen:
        l = np.log(np.maximum(img, 1e-4))
        img = np.exp(l + np.clip(sharpen * (l - gaussian_filter(l, (1.1, 1.1, 0))), -.08, .08))
    if vignette:
        y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        img = img * (1 - vignette * (x * x + y * y) / 2)[..., None] ** 1.5
    return img


def render(path, w, h, spp=48, exposure=0., look="Medium High Contrast", threads=int(os.environ.get("ART_THREADS", 2)), keep_exr=False, bounces=5, bloom=.05, vignette=.10, denoise_r=7,
           gamma=1., adaptive=.03, saturation=1.06, fast_gi=1, ao_dist=1.2):
    import time
    t0 = time.time()
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    sc.render.threads_mode, sc.render.threads = "FIXED", threads
    sc.render.use_persistent_data = True
    cy = sc.cycles
    cy.device = "CPU"
    cy.samples = max(4, spp // 2)
    cy.use_adaptive_sampling, cy.adaptive_threshold, cy.adaptive_min_samples = bool(adaptive), adaptive or .01, max(4, spp // 5)
    cy.use_denoising = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces, cy.transparent_max_bounces = bounces, min(3, bounces), 2, 4, 10
    cy.sample_clamp_direct, cy.sample_clamp_indirect = 12., 2.5
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = 1.
    cy.use_fast_gi, cy.fast_gi_method, cy.ao_bounces_render = bool(fast_gi), 'REPLACE', fast_gi or 1
    sc.world.light_settings.ao_factor, sc.world.light_settings.distance = 1.0, ao_dist
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s = sc.render.image_settings
    s.file_format, s.color_depth, s.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    bufs = []
    tag = "%d" % os.getpid()
    for k in (0, 1):
        cy.seed = 11 + 1000 * k
        p = os.path.join(CACHE, "buf_%s_%d.exr" % (tag, k))
        sc.render.filepath = p
        bpy.ops.render.render(write_still=True)
        bufs.append(read_exr(p))
        os.remove(p)
    t1 = time.time()
    img = denoise(*bufs, R=denoise_r)
    if keep_exr:
        np.savez(path.replace(".png", ".npz"), img=img.astype(np.float16), z=next(v for k, v in bufs[0].items() if k.endswith("Denoising Depth.Z")).astype(np.float32))
    t2 = time.time()
    img = finish(img, bloom, vignette)
    img = img * np.array([1.01, 1.0, .99])                        # a little warmth
    if saturation != 1.:
        l = img @ np.array([.2126, .7152, .0722])
        img = np.maximum(0, l[..., None] + (img - l[..., None]) * saturation)
    im = bpy.data.images.new("out", w, h, float_buffer=True, alpha=False)
    im.colorspace_settings.name = "Linear"
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = img[::-1]
    im.pixels.foreach_set(px.ravel())
    s.file_format, s.color_depth, s.color_mode, s.compression = "PNG", "8", "RGB", 30
    sc.view_settings.view_transform, sc.view_settings.look = "Filmic", look
    sc.view_settings.exposure, sc.view_settings.gamma = exposure, gamma
    os.makedirs(os.path.dirname(path), exist_ok=True)
    im.save_render(path, scene=sc)
    bpy.data.images.remove(im)
    print("DONE %s %dx%d render %.1fs denoise %.1fs" % (os.path.basename(path), w, h, t1 - t0, t2 - t1), flush=True)
