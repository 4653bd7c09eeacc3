"""Curtain panels that hang in folds, closed or drawn aside. Lengths are in metres."""
import numpy as np

import kit

# Cloth a metre of closed curtain.
FULLNESS = 2.1
# Width of the leading edge that tucks behind its neighbour, and depth by which it does.
TUCK, TUCK_DEPTH = .05, .05


def pair(cx, width, top, stack=None, overlap=.28, y=-.2, period=.18, amp=.075, style="wave", seed=1):
    """Arguments of hang_panel() for the left and the right panel of a window.

    With `stack`, each panel is drawn aside to that width. It keeps its cloth and its folds, which become deeper.
    """
    half = width / 2 + overlap
    folds = round(half / period)
    drawn = half if stack is None else stack
    if stack:
        amp *= 1.12
    shared = dict(z0=.012, z1=top, y=y, style=style, amp=amp, period=drawn / folds, fullness=FULLNESS * half / drawn)
    left, right = cx - half, cx + half
    return [
        dict(shared, x0=left, x1=left + drawn, seed=seed, tuck=0 if stack else 1),
        dict(shared, x0=right - drawn, x1=right, seed=seed + 9, tuck=0 if stack else -1),
    ]


def hang_panel(mat, tuck=0, **panel):
    """A panel of the kit; the leading edges of a closed pair overlap without crossing each other."""
    ob = kit.drape(mat=mat, **panel)
    if tuck:
        points = np.empty(len(ob.data.vertices) * 3, np.float32)
        ob.data.vertices.foreach_get("co", points)
        x, y = points[0::3], points[1::3]
        edge = panel["x1"] if tuck > 0 else panel["x0"]
        share = kit.smooth(-TUCK, 0, tuck * (x - edge))
        points[1::3] = y + share * (panel["y"] + tuck * TUCK_DEPTH * (1 if tuck > 0 else .6) - y)
        if tuck > 0:
            points[0::3] = x + .6 * TUCK * share
        ob.data.vertices.foreach_set("co", points)
        ob.data.update()
    return ob


def track(panels):
    """White ceiling track over the panels."""
    y, top = panels[0]["y"], panels[0]["z1"]
    kit.box(panels[0]["x0"] - .03, panels[-1]["x1"] + .03, y - .022, y + .022, top, top + .028, kit.plain("white", .4), .004)


def rod(panels):
    """Brass rod with a ring at each fold."""
    rings = []
    for panel in panels:
        width = panel["x1"] - panel["x0"]
        folds = round(width / panel["period"])
        rings += [panel["x0"] + width * (fold + .5) / folds for fold in range(folds)]
    kit.rod(panels[0]["x0"] - .1, panels[-1]["x1"] + .1, panels[0]["z1"] + .038, panels[0]["y"], kit.metal(), .015, rings=rings)
