"""Paints one flat repeat of each fabric in fabrics.json: TARGET/{slug}.png, at most 256 pixels wide and high.

    blender -b --python tiles.py -- TARGET
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "media", "render")]

import numpy as np
from PIL import Image

import kit


def side(fabric):
    """Pixels of a tile: about 2 mm of cloth each, because a pixel of a room shows 3.5 mm."""
    return 256 if fabric["repeatMm"] >= 400 else 128 if fabric["repeatMm"] >= 250 else 64


def pixels(image):
    """Red channel of a texture of the kit, top row first, as the render reads it."""
    plane = np.array(image.pixels[:]).reshape(image.size[1], image.size[0], 4)[::-1, :, 0]
    if image.colorspace_settings.name == "sRGB":
        plane = np.where(plane <= .04045, plane / 12.92, ((plane + .055) / 1.055) ** 2.4)
    return plane


def shrink(plane, size):
    """Mean of whole blocks, which keeps the tile seamless."""
    block = len(plane) // size
    return plane.reshape(size, block, size, block, *plane.shape[2:]).mean((1, 3))


def paint(fabric):
    """Linear colour of one repeat: yarn streaks or loops times ground or figure."""
    tone = 1.
    if "slub" in fabric:
        streaks = np.clip((pixels(kit.tex_slub()) - .25) / .5, 0, 1)
        tone = 1 + fabric["slub"] * (1.8 * streaks[..., None] - 1)
    if "loops" in fabric:
        tone = .68 + .36 * pixels(kit.tex_boucle())[..., None]
    color = np.array(kit.lin(fabric["color"])[:3])
    if "pattern" in fabric:
        figure = pixels(kit.tex_pattern(fabric["pattern"]))[..., None]
        repeat = len(figure) // fabric.get("motifs", 1)
        figure = figure[:repeat, :repeat]
        color = color + (np.array(kit.lin(fabric["color2"])[:3]) - color) * figure
    plane = tone * color
    return shrink(plane, side(fabric)) if plane.ndim == 3 else np.tile(plane, (8, 8, 1))


def to_srgb(linear):
    return np.where(linear <= .0031308, linear * 12.92, 1.055 * np.maximum(linear, 0) ** (1 / 2.4) - .055)


target = sys.argv[sys.argv.index("--") + 1]
os.makedirs(target, exist_ok=True)
for fabric in json.load(open(os.path.join(HERE, "..", "fabrics.json"))):
    tile = np.clip(to_srgb(paint(fabric)), 0, 1)
    Image.fromarray((tile * 255 + .5).astype(np.uint8)).save(os.path.join(target, fabric["slug"] + ".png"))
