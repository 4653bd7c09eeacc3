"""Curtain panels as coarse grids in pixels, with cloth coordinates in metres."""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import kit
from panels import hang_panel

# 12 columns a fold keep the median error at 0.6 mm, 8 at 1.5 mm.
COLUMNS_PER_FOLD, ROWS = 12, 24
# Pixels around the cloth that the denoiser reads.
MARGIN = 24


def project(panels, size):
    """Samples each panel: pixels from the top left, distance from the camera and u, v in metres."""
    return [project_panel(panel, size) for panel in panels]


def project_panel(panel, size):
    ob = hang_panel(kit.paint(), nper=COLUMNS_PER_FOLD, nv=ROWS, **panel)
    columns = len(ob.data.vertices) // ROWS
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    bpy.context.view_layer.update()
    seen = np.array([world_to_camera_view(scene, scene.camera, Vector(vertex.co)) for vertex in ob.data.vertices])
    uv = np.zeros((len(seen), 2))
    for loop in ob.data.loops:
        uv[loop.vertex_index] = ob.data.uv_layers[0].data[loop.index].uv
    bpy.data.objects.remove(ob)
    return dict(
        columns=columns, rows=ROWS,
        x=(seen[:, 0] * size[0]).tolist(), y=((1 - seen[:, 1]) * size[1]).tolist(), distance=seen[:, 2].tolist(),
        u=uv[:columns, 0].tolist(), v=uv[::columns, 1].tolist())


def region(meshes, size):
    """Pixels (left, top, right, bottom) that contain the cloth and a margin."""
    bounds = []
    for side, axis in zip(size, "xy"):
        values = [value for mesh in meshes for value in mesh[axis]]
        bounds.append((max(0, int(min(values)) - MARGIN), min(side, int(max(values)) + MARGIN)))
    (left, right), (top, bottom) = bounds
    return left, top, right, bottom
