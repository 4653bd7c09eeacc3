"""Furnished rooms with one window: how each is built, and how its curtains hang.

`stack` is the width in metres of a panel that is drawn aside.
"""
import math

import kit
import night
from panels import pair, rod, track
from rug import pile_rug
from scenes import mouldings, vignette


class living:
    """Ivory sitting room with an armchair; its floor lamp is on at night."""
    stack = .56
    hardware = staticmethod(track)

    def panels(stack):
        return pair(.3, 1.5, 2.78, stack)

    def furnish(hang, is_night):
        if is_night:
            night.paint_skyline()
        dark = dict(power=0, sun_power=0, key=0, skyline="night", view=1.3) if is_night else {}
        vignette(
            hang, win=(.3, 1.5, 0, 2.63), wall="ivory", cam=(.1, -4.2, 1.3), lens=46, sd=0,
            decor=["chair", "rug", lambda: kit.floor_lamp(-1.06, -.62, 1.6, on=is_night)], **dark)
        if is_night:
            kit.world("#FFE2BC", .07)
            night.lamp(-1.06, -.62, 1.45, 7)
            for x in (-.45, .3, 1.05):
                night.downlight(x, -1., 2.9, 12)
            kit.area((.8, -3.6, 2.85), (.4, -.6, .6), 1.6, 26, night.WARM)


class bedroom:
    """Calm bedroom; the curtains fall from a recess in the ceiling."""
    stack = .52

    def hardware(_panels):
        """The track is hidden in the recess."""

    def panels(stack):
        return pair(-.55, 1.4, 3.04, stack, period=.16, amp=.07, seed=4)

    def furnish(hang, _is_night):
        def bed():
            kit.group(lambda: kit.bed(
                1.6, 1.95, kit.fabric("#B9A892", "linen"), pillows=("cream", "sage"), throw=kit.fabric("#7F8A74", "chenille")), (1.86, -.03, 0))
            kit.nightstand(.76, -.3)
            kit.table_lamp(.76, -.3, .52, .44)
            kit.area((0, -.2, 3.08), (0, -.23, 0), 4.4, 16, (1, .82, .58), .05)
            pile_rug(-.62, 2.8, -3.2, -.8, kit.rugmat("cream", "sand"))
        vignette(
            hang, win=(-.55, 1.4, 0, 2.7), wall="#D2C8BA", floor="oakpale", recess=True, cam=(-.08, -4.4, 1.3), lens=45, sd=2,
            decor=[bed], panels=False)


class majlis:
    """Reception room with low seating around a brass table; pinch pleats hang from a brass rod."""
    stack = .54
    hardware = staticmethod(rod)

    def panels(stack):
        return pair(.5, 1.4, 2.74, stack, period=.18, amp=.07, style="pinch", seed=6)

    def furnish(hang, _is_night):
        def seating():
            velvet, silk = kit.fabric("#7A3B2E", "velvet"), kit.fabric("gold", "silk")
            star = kit.fabric("ivory", "jacquard", color2="gold", pattern="star", psize=.3)
            linen = kit.fabric("#D9CCB6", "linen", translucent=0.)
            kit.low_majlis(-1.95, -.55, -.04, linen, [star, velvet, silk], seed=5)
            kit.group(lambda: kit.low_majlis(0, 1.9, 0, linen, [silk, velvet, star], seed=8), (-1.95, -2.75, 0), math.radians(90))
            kit.lathe(
                [(.10, 0), (.16, .02), (.07, .12), (.05, .26), (.26, .325), (.40, .34), (.41, .365), (.0, .355)],
                kit.metal(rough=.22), (.12, -1.6, 0), 96)
            kit.vase(.04, -1.55, .36, kit.metal(rough=.25), .24, .075)
            kit.sphere((.26, -1.68, .39), .03, kit.metal())
            kit.rug(-1.1, 2.2, -3.6, -.9, kit.rugmat("#CDB79B", "#94664E", "trellis"))
            screen()
        vignette(
            hang, win=(.5, 1.4, 0, 2.58), wall="#E5DACA", floor="marblebeige", frame="classic", cam=(.0, -4.3, 1.3), lens=41, sd=5,
            decor=[seating], panels=False)


def screen():
    """Fretwork panel of walnut on the wall over the seating."""
    left, right, bottom, top = -1.62, -.78, 1.02, 2.3
    kit.raw_mesh(
        "screen", [(left, -.03, bottom), (right, -.03, bottom), (right, -.03, top), (left, -.03, top)], [[0, 1, 2, 3]],
        [(0, 0), (right - left, 0), (right - left, top - bottom), (0, top - bottom)], kit.lattice_alpha())
    kit.panel(left - .04, right + .04, bottom - .04, top + .04, kit.wood("#6A4A30"), y=-.02, w=.05, d=.03)
