"""Renders the layers of one room state and fabrics to compare them with.

    blender -b -t 2 --python main.py -- living-closed-day [room matte-light fahidi-gold-damask ...]

Without names it renders all layers. ART_CACHE holds the denoiser and the results; ROOM_SCALE and ROOM_SAMPLES allow quick trials.
"""
import json
import os
import sys
from functools import cache
from time import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "media", "render")]

from cloth import BLACK, GREY, split_cloth
from fabrics import DIRECT
import kit
from meshes import project, region
from passes import clean, covers, crop, difference, half_buffers, place, set_up
from soften import soften_outside
from states import STATES

SCALE = float(os.environ.get("ROOM_SCALE", 1))
SAMPLES = int(os.environ.get("ROOM_SAMPLES", 16))
SIZE = tuple(int(side * SCALE) for side in (900, 1100))


def paint_layers(state, cloth_region):
    """Painters of the layers of a room state by name; renders that several layers need are kept."""
    @cache
    def whole(kind):
        state.change_cloth(split_cloth(kind, BLACK))
        return half_buffers()

    @cache
    def seen(kind, color):
        if kind in ("unlit", "sheer") and color == BLACK:
            return crop(whole(kind), cloth_region)
        state.change_cloth(split_cloth(kind, color))
        return half_buffers(cloth_region)

    def light(kind):
        black, grey = seen(kind, BLACK), seen(kind, GREY)
        return clean(difference(grey, black, 1 / GREY[0]), SIZE, cloth_region, covers(grey, black))

    def sheen(kind):
        black = seen("unlit", BLACK)
        return clean(difference(seen(kind, BLACK), black), SIZE, cloth_region, covers(seen("matte", GREY), black))

    def sheer_sheen():
        # The whole image, because daylight through a sheer brightens the room, too.
        image = clean(difference(whole("sheer"), whole("unlit")), SIZE)
        return soften_outside(image, place(covers(seen("sheer", GREY), seen("sheer", BLACK)), cloth_region, SIZE))

    def direct(cloth):
        state.change_cloth(cloth())
        return clean(half_buffers(), SIZE)

    painters = {"room": lambda: clean(whole("unlit"), SIZE)}
    for kind in ("matte", "velvet", "jacquard", "satin"):
        painters[kind + "-light"] = lambda kind=kind: light(kind)
        painters[kind + "-sheen"] = lambda kind=kind: sheen(kind)
    painters["sheer-light"] = lambda: light("sheer")
    painters["sheer-sheen"] = sheer_sheen
    fabrics = {slug: lambda cloth=cloth: direct(cloth) for slug, cloth in DIRECT.items()}
    return painters, fabrics


def run(name, *wanted):
    state = STATES[name]
    folder = os.path.join(kit.CACHE, "rooms", name)
    os.makedirs(folder, exist_ok=True)
    state.build()
    set_up(SIZE, SAMPLES)
    meshes = project(state.panels, SIZE)
    for file_name, content in (("mesh", meshes), ("size", dict(width=SIZE[0], height=SIZE[1]))):
        with open(os.path.join(folder, file_name + ".json"), "w") as file:
            json.dump(content, file)
    painters, fabrics = paint_layers(state, region(meshes, SIZE))
    for layer in wanted or painters:
        start = time()
        {**painters, **fabrics}[layer]().astype("<f4").tofile(os.path.join(folder, layer + ".f32"))
        print("SAVED %s %.0f s" % (layer, time() - start), flush=True)


run(*sys.argv[sys.argv.index("--") + 1:])
