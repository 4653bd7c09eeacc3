"""Renders the layers of one room and fabrics to compare them with.

    blender -b -t 2 --python main.py -- living-closed-day mesh matte velvet fahidi-gold-damask

ART_CACHE holds the denoiser and the results; ROOM_SCALE and ROOM_SAMPLES allow quick trials.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "media", "render")]

import numpy as np

import kit
from cloth import BLACK, CLASSES, GREY, split_cloth
from fabrics import DIRECT
from meshes import project
from passes import clean, clean_difference, covers, half_buffers
from rooms import ROOMS, SIZE

SCALE = float(os.environ.get("ROOM_SCALE", 1))
SAMPLES = int(os.environ.get("ROOM_SAMPLES", 32))
SIZE = tuple(int(side * SCALE) for side in SIZE)


def render(room, cloth):
    kit.reset()
    room.build(cloth())
    return half_buffers(SIZE, SAMPLES)


def layers(room, kind, save, matte_black):
    """Black and grey cloth of one class: the room, the light that a colour adds, and the sheen of black cloth."""
    black = render(room, lambda: split_cloth(kind, BLACK))
    grey = render(room, lambda: split_cloth(kind, GREY))
    mask = covers(grey, black)
    if kind in ("matte", "sheer"):
        save(kind + "-room", clean(black))
    else:
        save(kind + "-sheen", clean_difference(black, matte_black, mask))
    save(kind + "-light", clean_difference(grey, black, mask, 1 / GREY[0]))
    return black


def run(name, wanted):
    room = ROOMS[name]
    folder = os.path.join(kit.CACHE, "rooms", name)
    os.makedirs(folder, exist_ok=True)

    def save(layer, image):
        image.astype("<f4").tofile(os.path.join(folder, layer + ".f32"))
        print("SAVED", layer, flush=True)

    with open(os.path.join(folder, "size.json"), "w") as file:
        json.dump(dict(width=SIZE[0], height=SIZE[1]), file)
    matte_black = None
    for item in wanted:
        if item == "mesh":
            kit.reset()
            room.build(kit.paint())
            with open(os.path.join(folder, "mesh.json"), "w") as file:
                json.dump(project(room.panels, SIZE), file)
        elif item in CLASSES:
            black = layers(room, item, save, matte_black)
            matte_black = black if item == "matte" else matte_black
        else:
            save(item, clean(render(room, DIRECT[item])))


run(*(lambda name, *wanted: (name, wanted))(*sys.argv[sys.argv.index("--") + 1:]))
