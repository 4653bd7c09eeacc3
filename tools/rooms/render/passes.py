"""Renders linear light in two half-buffers and denoises it.

Buffers are dicts of channels (height, width); those of a region have its size.
"""
import os

import bpy
import numpy as np

import kit

# Pixels that the denoiser searches around each; 7 takes twice as long and differs little.
RADIUS = 5


def set_up(size, samples, threads=2):
    """Settings of all renders: fixed seeds and no adaptive sampling, because renders are subtracted."""
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = *size, 100
    sc.render.threads_mode, sc.render.threads = "FIXED", threads
    sc.render.use_persistent_data = True
    cy = sc.cycles
    cy.device, cy.samples, cy.use_denoising = "CPU", max(1, samples // 2), False
    # Adaptive sampling would stop at other counts in the black and the grey render.
    cy.use_adaptive_sampling = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces = 5, 3, 2
    cy.transmission_bounces, cy.transparent_max_bounces = 4, 10
    cy.sample_clamp_direct, cy.sample_clamp_indirect = 12., 2.5
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = 1.
    cy.use_fast_gi, cy.fast_gi_method, cy.ao_bounces_render = True, "REPLACE", 1
    sc.world.light_settings.ao_factor, sc.world.light_settings.distance = 1., 1.2
    sc.view_layers[0].cycles.denoising_store_passes = True
    image = sc.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"


def half_buffers(region=None):
    """Two renders of the scene with fixed seeds, of the whole image or of `region` (left, top, right, bottom)."""
    render = bpy.context.scene.render
    width, height = render.resolution_x, render.resolution_y
    render.use_border = render.use_crop_to_border = region is not None
    if region is not None:
        left, top, right, bottom = region
        # Blender rounds down; a hundredth of a pixel keeps that safe.
        render.border_min_x, render.border_max_x = (left + .01) / width, (right + .01) / width
        render.border_min_y, render.border_max_y = (height - bottom + .01) / height, (height - top + .01) / height
    buffers = []
    for half in (0, 1):
        bpy.context.scene.cycles.seed = 11 + 1000 * half
        render.filepath = os.path.join(kit.CACHE, "rooms_%d_%d.exr" % (os.getpid(), half))
        bpy.ops.render.render(write_still=True)
        buffers.append(kit.read_exr(render.filepath))
        os.remove(render.filepath)
    return buffers


def crop(buffers, region):
    left, top, right, bottom = region
    return [{name: plane[top:bottom, left:right] for name, plane in half.items()} for half in buffers]


def place(plane, region, size):
    """The plane of a region in a whole image that is 0 elsewhere."""
    left, top, right, bottom = region
    whole = np.zeros((size[1], size[0], *plane.shape[2:]), plane.dtype)
    whole[top:bottom, left:right] = plane
    return whole


def clean(buffers, size, region=None, mask=None):
    """Denoised linear light (height, width, 3) of the whole image, with a slight vignette, which is linear.

    Outside the mask, and outside the region, it is 0.
    """
    image = kit.denoise(*buffers, R=RADIUS)
    if mask is not None:
        image = image * mask[..., None]
    if region is not None:
        image = place(image, region, size)
    return kit.finish(image, bloom=0., vignette=.10, sharpen=0.)


def covers(grey, black):
    """Pixels (height, width) in which the camera sees cloth: their albedo differs."""
    return np.any([grey[0][name] != black[0][name] for name in grey[0] if ".Denoising Albedo." in name], axis=0)


def difference(high, low, factor=1.):
    """Buffers of (high - low) * factor with the other channels of `high`."""
    return [{name: (plane - base[name]) * factor if ".Combined." in name else plane for name, plane in half.items()}
            for half, base in zip(high, low)]
