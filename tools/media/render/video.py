"""video.py - two short clips from stills (needs ffmpeg): a moving-sheers shot and a motorised opening.
run: python3 video.py   (after banners/living-drapes and _src/motor-* are rendered)"""
import os, subprocess, sys, tempfile
import numpy as np
from PIL import Image
from scipy.ndimage import map_coordinates, gaussian_filter

CACHE = os.environ.get("ART_CACHE") or os.path.join(tempfile.gettempdir(), "sadeel-art")
OUT = os.path.join(os.environ.get("ART_OUT") or os.path.join(CACHE, "out"), "video")
os.makedirs(OUT, exist_ok=True)
W, H, FPS = 1280, 720, 24


def load(p):
    return np.asarray(Image.open(os.path.join(CACHE, "png", p + ".png")).convert("RGB")).astype(np.float32)


def sample(im, y, x):
    return np.stack([map_coordinates(im[..., c], [y, x], order=1, mode="nearest") for c in range(3)], -1)


def ease(t):
    t = np.clip(t, 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def encode(name, frames):
    raw = os.path.join(CACHE, name + ".rgb")
    with open(raw, "wb") as f:
        for fr in frames:
            f.write(np.clip(fr + .5, 0, 255).astype(np.uint8).tobytes())
    src = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "%dx%d" % (W, H), "-r", str(FPS), "-i", raw, "-threads", "2", "-pix_fmt", "yuv420p"]
    subprocess.run(src + ["-c:v", "libx264", "-preset", "slow", "-crf", "25", "-movflags", "+faststart", os.path.join(OUT, name + ".mp4")], check=True)
    subprocess.run(src + ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "38", "-cpu-used", "4", "-row-mt", "1", os.path.join(OUT, name + ".webm")], check=True)
    os.remove(raw)


def living(n=168):
    im = load("banners/living-drapes")
    h, w = im.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    k = w / 1600
    top, bot = 140 * k, 728 * k
    v = np.clip((yy - top) / (bot - top), 0, 1) ** 1.6 * (yy < bot + 8)
    sig = lambda z: 1 / (1 + np.exp(np.clip(-z, -60, 60)))
    band = lambda a, b, s: sig((xx - a * k) / s) * sig((b * k - xx) / s)
    vase = 1 - np.exp(-(((xx - 1195 * k) / (120 * k)) ** 4 + ((yy - 770 * k) / (125 * k)) ** 4))
    sheer, drape = band(885, 1275, 5) * v * vase, (band(715, 875, 8) + band(1290, 1450, 8)) * v
    sheer[yy > 720 * k] = 0
    sheer, drape = gaussian_filter(sheer, 2), gaussian_filter(drape, 3)
    for i in range(n):
        t = i / FPS
        dx = sheer * 5.5 * np.sin(TAU * t / 3.5 - xx / 120) + drape * 2.2 * np.sin(TAU * t / 3.5 - xx / 60 + 1)
        e = ease(i / (n - 1)) * .8 + .2 * i / (n - 1)
        z = 1.0 - .13 * e                                               # push in, drifting right
        cw, ch = w * z, h * z
        x0, y0 = (w - cw) * (.35 + .5 * e), (h - ch) * .45
        gy, gx = np.mgrid[0:H, 0:W].astype(np.float32)
        sx, sy = x0 + gx * cw / W, y0 + gy * ch / H
        sx = sx + map_coordinates(dx, [sy, sx], order=1)
        yield sample(im, sy, sx)


def motor(n=168):
    a, b = load("_src/motor-closed"), load("_src/motor-open")
    h, w = a.shape[:2]
    f = 30 / 36 * w                                                     # focal length in pixels
    d = 5.1 - .22
    px = lambda x: w / 2 + x * f / d
    half, stack = 1.85, .70
    xl, xm, xr = px(-half) - 4, px(0), px(half) + 4
    top, bot = h / 2 - (3.05 - 1.32) * f / d - 2, h / 2 + 1.32 * f / d + 9
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    inb = (yy > top) & (yy < bot)
    for i in range(n):
        s = ease((i / FPS - 1.0) / 4.4)
        r = 1 - s * (1 - (stack + .015) / half)                           # curtain width left
        base = a * (1 - min(1, s * 1.15)) + b * min(1, s * 1.15)         # light grows as it opens
        wl, wr = (xm - xl) * r, (xr - xm) * r
        left, right = (xx >= xl) & (xx < xl + wl) & inb, (xx <= xr) & (xx > xr - wr) & inb
        if s > .999:
            fr = b
        else:
            sx = np.where(left, xl + (xx - xl) / r, np.where(right, xr - (xr - xx) / r, xx))
            cl = sample(a, yy, sx)
            m = gaussian_filter((left | right).astype(np.float32), .7)[..., None]
            shade = 1 - .10 * s
            mid = b * min(1, .55 + s) if s > 0 else b
            gap = ((xx >= xl) & (xx <= xr) & inb)[..., None] * 1.0
            bg = base * (1 - gap) + (b * (.72 + .28 * s)) * gap
            fade = np.clip((s - .965) / .035, 0, 1)                        # settle into the rendered open state
            fr = (bg * (1 - m) + cl * shade * m) * (1 - fade) + b * fade
        z = 1 - .07 * ease(i / (n - 1))
        gy, gx = np.mgrid[0:H, 0:W].astype(np.float32)
        yield sample(fr, h * (1 - z) * .5 + gy * h * z / H, w * (1 - z) * .5 + gx * w * z / W)


TAU = 2 * np.pi
for name, fn in (("living-drapes", living), ("motorised-opening", motor)):
    if len(sys.argv) < 2 or name in sys.argv[1:]:
        encode(name, fn())
        print(name, [os.path.getsize(os.path.join(OUT, name + e)) // 1024 for e in (".mp4", ".webm")], "KiB")
