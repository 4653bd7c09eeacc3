"""post.py - PNG masters -> WebP deliverables + manifest.json (safe to run at any time; partial sets are fine).
run: blender -b --python jobs.py -- list ; python3 post.py   (writes into $ART_OUT, by default $ART_CACHE/out)"""
import json, os, tempfile
import numpy as np
from PIL import Image, ImageFilter

CACHE = os.environ.get("ART_CACHE") or os.path.join(tempfile.gettempdir(), "sadeel-art")
OUT = os.environ.get("ART_OUT") or os.path.join(CACHE, "out")
QUALITY = 82
BRAND = dict(placeholder="Sadeel", meaning="sadeel (sadil) is an Arabic word for a falling curtain", alternative="Sitara",
             note="Neutral placeholder. 'Sitara' was avoided because an existing textile group trades under that name; the mark has no letters and works with either.")


def dominant(im):
    q = im.convert("RGB").resize((96, 96)).quantize(6)
    pal, cnt = q.getpalette(), sorted(q.getcolors(), reverse=True)
    return "#%02X%02X%02X" % tuple(pal[cnt[0][1] * 3:cnt[0][1] * 3 + 3])


def tone(im, rel):
    """Gentle finishing: a soft contrast curve; pale swatches are lifted to a clean paper white."""
    a = np.asarray(im).astype(np.float32) / 255
    y = a @ np.array([.2126, .7152, .0722], np.float32)
    if rel.startswith(("products/", "features/")) and "-room" not in rel:
        hi, mean = np.percentile(y, 98), y.mean()
        gain = np.clip(.95 / hi, 1, 1.28) if mean > .45 else np.clip(.80 / hi, 1, 1.12)
        a = 1 - (1 - np.clip(a, 0, 1)) ** (1 + (gain - 1) * 1.1) if mean > .45 else np.clip(a * gain, 0, 1)
    else:
        g = np.clip(np.log(.65) / np.log(max(.2, y.mean())), .86, 1)      # lift dim interiors a little
        a = a ** g
    a = a + .06 * (a - .5) * (1 - (2 * a - 1) ** 2) * 2
    return Image.fromarray((np.clip(a, 0, 1) * 255 + .5).astype(np.uint8))


def save(im, rel, w, h, alt, entries, **extra):
    dst = os.path.join(OUT, rel)
    os.makedirs(os.path.dirname(dst), exist_ok=True)
    im = tone(im, rel)
    s = max(w / im.width, h / im.height)                           # cover
    if (im.width, im.height) != (w, h):
        r = im.resize((max(w, round(im.width * s)), max(h, round(im.height * s))), Image.LANCZOS)
        x, y = (r.width - w) // 2, (r.height - h) // 2
        im2 = r.crop((x, y, x + w, y + h))
        if s > 1.02:
            im2 = im2.filter(ImageFilter.UnsharpMask(1.2, 55, 2))
    else:
        im2 = im
    im2.save(dst, "WEBP", quality=QUALITY, method=6)
    entries.append(dict(path=rel, width=w, height=h, alt=alt, dominant=dominant(im2), bytes=os.path.getsize(dst), **extra))


# (source master, crop box in relative units, target, size, alt)
DERIVED = [
    ("works/villa-emirates-hills", (.16, .10, .86, 1), "video/poster-villa", 1280, 720, "Poster frame: villa sitting room with tied-back gold silk curtains"),
    ("works/bedroom-arabian-ranches", (.06, .04, .84, .96), "video/poster-bedroom", 1280, 720, "Poster frame: bedroom with sage green curtains"),
    ("banners/living-drapes", (0, 0, 1, 1), "video/poster-living-drapes", 1280, 720, "Poster of the moving-sheers clip: living room with champagne drapes"),
    ("_src/motor-open", (0, 0, 1, 1), "video/poster-motorised-opening", 1280, 720, "Poster of the motorised clip: navy curtains opened over white sheers"),
]


def main():
    jobs = json.load(open(os.path.join(CACHE, "jobs.json")))
    prods = json.load(open(os.path.join(CACHE, "products.json")))
    ent = []
    jobs = [j for j in jobs if not j["path"].startswith("_")]
    for j in jobs:
        src = os.path.join(CACHE, "png", j["path"] + ".png")
        if os.path.exists(src):
            save(Image.open(src).convert("RGB"), j["path"] + ".webp", j["w"], j["h"], j["alt"], ent, group=j["path"].split("/")[0])
    for s, (a, b, c, d), rel, w, h, alt in DERIVED:
        src = os.path.join(CACHE, "png", s + ".png")
        if os.path.exists(src):
            im = Image.open(src).convert("RGB")
            W, H = im.size
            save(im.crop((int(a * W), int(b * H), int(c * W), int(d * H))), rel + ".webp", w, h, alt, ent, group="video", derived_from=s)
    for f, alt in (("video/living-drapes", "Slow camera move over champagne drapes and gently moving sheers"), ("video/motorised-opening", "Motorised navy curtains gliding open over white sheers")):
        for e in ("mp4", "webm"):
            p = os.path.join(OUT, f + "." + e)
            if os.path.exists(p):
                ent.append(dict(path=f + "." + e, width=1280, height=720, alt=alt, dominant=None, bytes=os.path.getsize(p), group="video", duration_s=7))
    have = {e["path"]: e for e in ent}
    products = []
    for p in prods:
        imgs = [x for x in ("products/%s-swatch.webp" % p["slug"], "products/%s-room.webp" % p["slug"]) if x in have]
        wide = p["price"] < 130 or "blackout" in p["slug"] or "voile" in p["slug"]
        products.append(dict(name=p["name"], slug=p["slug"], colour=p["colour"], material=p["material"], colour_hex=have[imgs[0]]["dominant"] if imgs else None, price_aed_per_metre=p["price"], images=imgs,
                             sizes=["140 cm width", "280 cm width", "300 cm width"] if wide else ["140 cm width", "280 cm width"],
                             ready_made=["140 x 260 cm", "140 x 300 cm", "200 x 300 cm"]))
    os.makedirs(OUT, exist_ok=True)
    json.dump(dict(brand=BRAND, licence="CC0-1.0", note="Rendered for this project with Blender; prices are suggestions.", files=ent, products=products), open(os.path.join(OUT, "manifest.json"), "w"), indent=1, ensure_ascii=False)
    print(len(ent), "files", sum(e["bytes"] for e in ent) // 1024, "KiB;", len(jobs), "jobs; missing:", [j["path"] for j in jobs if j["path"] + ".webp" not in have])


main()
