"""Cloth of the rooms: a colour for the camera, mid grey for all other rays.

Mid grey for the other rays gives the room its usual bounced light while the camera sees black or grey cloth.
"""
import kit

BLACK, GREY = (0., 0., 0., 1.), (.5, .5, .5, 1.)
# Paler rim of a satin fold against its colour: the best fit to the four satins of the catalogue.
RIM = .2


def matte(color):
    """The shader of linen and cotton without their yarn, which the tile contains."""
    m = kit.Mat("matte")
    through = m.n("BsdfTranslucent", {"Color": m.mix(.35, color, kit.lin("cream"))})
    return m.done(m.n("MixShader", {0: .05, 1: m.n("BsdfDiffuse", {"Color": color}), 2: through}))


def unlit(color):
    """Cloth that only reflects: black in its colour black, without the glow of daylight through the yarn."""
    m = kit.Mat("unlit")
    return m.done(m.n("BsdfDiffuse", {"Color": color}))


def satin(color):
    """Satin whose rim is the colour plus a constant, because the split needs shaders that are affine in the colour."""
    rim = tuple(channel + RIM for channel in color[:3]) + (1.,)
    return kit.fabric(color, "satin", color2=rim, translucent=.05)


# Classes of cloth that reflect differently; colour and pattern come from a tile.
CLASSES = {
    "unlit": unlit,
    "matte": matte,
    "velvet": lambda color: kit.fabric(color, "velvet", translucent=.05),
    "jacquard": lambda color: kit.fabric(color, "jacquard", translucent=.05),
    "satin": satin,
    "sheer": lambda color: kit.sheer(color, .5),
}


def split_cloth(kind, seen):
    """Material with the colour `seen` for camera rays and mid grey for the others.

    The other rays see the matte class, so that all opaque classes share one image of the room.
    """
    target = kit.Mat(kind)

    class Shared(kit.Mat):
        def __init__(self, _name):
            self.m, self.t, self.o = target.m, target.t, target.o

        def done(self, shader, disp=None):
            return shader

    own, kit.Mat = kit.Mat, Shared
    try:
        kit._mats.clear()
        others = CLASSES[kind if kind == "sheer" else "matte"](GREY)
        kit._mats.clear()
        camera = CLASSES[kind](seen)
        kit._mats.clear()
    finally:
        kit.Mat = own
    is_camera = target.n("LightPath").outputs["Is Camera Ray"]
    return target.done(target.n("MixShader", {0: is_camera, 1: others, 2: camera}))
