"""A rug with a deep pile, whose edge is rounded and a little uneven, as woven edges are."""
import numpy as np

import kit

# Metres: height of the pile, width of its rounded edge, radius of the corners, unevenness of the outline, distance of points.
PILE, ROLL, CORNER, WOBBLE, STEP = .022, .03, .05, .006, .006


def pile_rug(x0, x1, y0, y1, mat):
    """Lies on the floor between the four sides, in metres."""
    x, y = np.meshgrid(np.arange(x0, x1, STEP), np.arange(y0, y1, STEP))
    # Distance from the outline, positive inside.
    dx, dy = (np.maximum(low + CORNER - at, at - (high - CORNER)) for at, low, high in ((x, x0, x1), (y, y0, y1)))
    inside = CORNER - np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) - np.minimum(np.maximum(dx, dy), 0)
    inside = inside + WOBBLE * (kit.fbm(x * 9, y * 9, 7, 3) - 1)
    share = np.clip(inside / ROLL, 0, 1)
    tufts = .85 + .3 * kit.fbm(x * 60, y * 60, 21, 2)
    height = PILE * np.sqrt(1 - (1 - share) ** 2) * tufts
    return kit.grid_mesh("rug", x, y, np.where(inside > 0, height, -.01), x, y, mat)
