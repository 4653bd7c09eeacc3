"""Renders the layers of one room and fabrics to compare them with.

    blender -b -t 2 --python main.py -- living-closed-day [room matte-light fahidi-gold-damask ...]

Without names of layers it renders all. ART_CACHE holds the denoiser and the results; ROOM_SCALE and ROOM_SAMPLES allow quick trials.
"""
import json
import os
import sys
from functools import cache

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "media", "render")]

import kit
from cloth import BLACK, GREY, split_cloth
from fabrics import DIRECT
from meshes import project
from passes import clean, clean_difference, covers, half_buffers
from rooms import ROOMS, SIZE

SCALE = float(os.environ.get("ROOM_SCALE", 1))
SAMPLES = int(os.environ.get("ROOM_SAMPLES", 16))
SIZE = tuple(int(side * SCALE) for side in SIZE)


def paint_layers(room):
    """Painters of the layers of a room by name; renders that several layers need are kept."""
    def render(cloth):
        kit.reset()
        room.build(cloth())
        return half_buffers(SIZE, SAMPLES)

    @cache
    def seen(kind, color):
        return render(lambda: split_cloth(kind, color))

    def light(kind):
        black, grey = seen(kind, BLACK), seen(kind, GREY)
        return clean_difference(grey, black, covers(grey, black), 1 / GREY[0])

    def sheen(kind):
        black = seen("unlit", BLACK)
        return clean_difference(seen(kind, BLACK), black, covers(seen("matte", GREY), black))

    painters = {"room": lambda: clean(seen("unlit", BLACK)), "sheer-room": lambda: clean(seen("sheer", BLACK))}
    for kind in ("matte", "velvet", "jacquard", "satin", "sheer"):
        painters[kind + "-light"] = lambda kind=kind: light(kind)
    for kind in ("matte", "velvet", "jacquard", "satin"):
        painters[kind + "-sheen"] = lambda kind=kind: sheen(kind)
    for slug, cloth in DIRECT.items():
        painters[slug] = lambda cloth=cloth: clean(render(cloth))
    return painters


def export_mesh(room, folder):
    kit.reset()
    room.build(kit.paint())
    for name, content in (("mesh", project(room.panels, SIZE)), ("size", dict(width=SIZE[0], height=SIZE[1]))):
        with open(os.path.join(folder, name + ".json"), "w") as file:
            json.dump(content, file)


def run(name, *wanted):
    room = ROOMS[name]
    folder = os.path.join(kit.CACHE, "rooms", name)
    os.makedirs(folder, exist_ok=True)
    export_mesh(room, folder)
    painters = paint_layers(room)
    for layer in wanted or painters:
        painters[layer]().astype("<f4").tofile(os.path.join(folder, layer + ".f32"))
        print("SAVED", layer, flush=True)


run(*sys.argv[sys.argv.index("--") + 1:])
