"""Rooms with one window whose cloth can be exchanged.

Each room hangs its curtain panels itself, so that the export of the mesh samples the same surface.
"""
from kit import box, drape, plain
from scenes import vignette

SIZE = (900, 1100)


def panels_wave(cx, width, top, overlap=.28, y=-.2, period=.18, amp=.075, seed=1):
    """A closed pair in wave folds: arguments of kit.drape(), lengths in metres."""
    left, right = cx - width / 2 - overlap, cx + width / 2 + overlap
    shared = dict(z0=.012, z1=top, y=y, style="wave", period=period, amp=amp)
    return [dict(shared, x0=left, x1=cx, seed=seed), dict(shared, x0=cx, x1=right, seed=seed + 9)]


def track(panels):
    """White ceiling track over the panels."""
    y, top = panels[0]["y"], panels[0]["z1"]
    box(panels[0]["x0"] - .03, panels[-1]["x1"] + .03, y - .022, y + .022, top, top + .028, plain("white", .4), .004)


class Room:
    def __init__(self, window, panels, scene):
        self.window, self.panels, self.scene = window, panels, scene

    def build(self, cloth):
        """Furnishes the room and hangs panels of the material `cloth`."""
        def hang(*_):
            for panel in self.panels:
                drape(mat=cloth, **panel)
            track(self.panels)
        vignette(hang, win=self.window, **self.scene)


ROOMS = {
    "living-closed-day": Room(
        window=(.3, 1.5, 0, 2.63),
        panels=panels_wave(.3, 1.5, 2.78),
        scene=dict(decor=["chair", "rug"], wall="ivory", cam=(.1, -4.2, 1.3), lens=46, sd=0),
    ),
}
